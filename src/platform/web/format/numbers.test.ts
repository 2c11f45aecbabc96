import { expect, test } from 'vitest';
import { formatEuros, formatNumber } from './numbers.ts';
import { formatPercent } from './percent.ts';

test('numbers are Dutch', () => {
  expect(formatNumber(7)).toBe('7');
  expect(formatNumber(12_345)).toBe('12.345');
});

test('numbers, amounts and percentages read as a formatter of Intl writes them', () => {
  const numbers = new Intl.NumberFormat('nl-NL');
  const percents = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const euros = (minimumFractionDigits: number) => {
    return new Intl.NumberFormat('nl-NL', {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits,
      maximumFractionDigits: minimumFractionDigits,
    });
  };
  const [whole, cents] = [euros(0), euros(2)];
  for (const value of [0, 999, 1_000, 999_999, 1_000_000, 1_234_567_890, -1_500, Number.MAX_SAFE_INTEGER, 2 ** 60]) {
    expect(formatNumber(value)).toBe(numbers.format(value));
    expect(formatEuros(value)).toBe(whole.format(value));
  }
  for (const value of [1e-9, 1e-6, 0.0004, 0.0005]) expect(formatNumber(value)).toBe(numbers.format(value));
  for (let hundredths = 0; hundredths < 200_000; hundredths += 7) {
    const value = hundredths / 100;
    expect(formatNumber(value / 100)).toBe(numbers.format(value / 100));
    expect(formatPercent(value)).toBe(`${percents.format(value)}%`);
    expect(formatEuros(value)).toBe((Number.isInteger(value) ? whole : cents).format(value));
    expect(formatEuros(-1 - value)).toBe((Number.isInteger(value) ? whole : cents).format(-1 - value));
  }
  expect([-82.5, 1234.567].map(formatEuros)).toEqual([-82.5, 1234.567].map((value) => cents.format(value)));
});

test('amounts have cents only where there are some', () => {
  expect(formatEuros(50_000)).toBe('€\u00a050.000');
  expect(formatEuros(82.5)).toBe('€\u00a082,50');
});
