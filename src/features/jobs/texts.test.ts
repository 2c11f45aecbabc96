import { expect, test } from 'vitest';
import { payOf, placeOf, sizeOf } from './texts.ts';

const employed = { type: 'full-time', salaryMin: null, salaryMax: null, rateMin: null, rateMax: null, rateUnit: null } as const;
const freelance = { ...employed, type: 'freelance' } as const;
/** Without what keeps an amount on one line. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test.each([
  [{ ...employed, salaryMin: 36_000, salaryMax: 44_000 }, '€ 36.000 - € 44.000'],
  [{ ...employed, salaryMin: 36_000 }, 'Vanaf € 36.000'],
  [{ ...employed, salaryMax: 44_000 }, 'Tot € 44.000'],
  [employed, 'Salaris overeen te komen'],
  [{ ...freelance, rateMin: 82.5, rateUnit: 'hour' as const }, 'Vanaf € 82,50 per uur'],
  [{ ...freelance, rateMin: 400, rateMax: 560, rateUnit: 'day' as const }, '€ 400 - € 560 per dag'],
  [freelance, 'Tarief overeen te komen'],
])('the pay of %o is %s', (pay, words) => {
  expect(plain(payOf(pay))).toBe(words);
});

test('a range of pay has no place where a line may break', () => {
  expect(payOf({ ...employed, salaryMin: 36_000, salaryMax: 44_000 })).toBe('€\u00a036.000\u00a0-\u2060\u00a0€\u00a044.000');
});

test('a job without a place is in its country, and a company has people', () => {
  expect(placeOf({ location: '', country: 'NL' })).toBe('Nederland');
  expect(placeOf({ location: 'Gent', country: 'BE' })).toBe('Gent');
  expect((['1', '2-10', '1001+'] as const).map(sizeOf)).toEqual(['1 medewerker', '2 tot 10 medewerkers', '1001+ medewerkers']);
});
