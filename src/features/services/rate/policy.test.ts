import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressSearch } from '../../../platform/web/browser/address-search.ts';
import { calculateRate, fieldNames, type RateInput, rateBounds, readRateInput } from './policy.ts';

const start = readRateInput({});

const anyInput: fc.Arbitrary<RateInput> = fc
  .tuple(
    fc.constantFrom('be', 'nl'),
    fc.tuple(...fieldNames.map((field) => fc.integer({ min: rateBounds[field].least, max: rateBounds[field].most }))),
  )
  .map(([land, numbers]) => readRateInput({ land, ...Object.fromEntries(fieldNames.map((field, place) => [field, numbers[place]])) }));

test('the calculator turns a desired income into a day rate, step by step', () => {
  expect(calculateRate(start)).toEqual({
    net: 30_000,
    charges: 20_000,
    buffer: 5_000,
    costs: 6_000,
    revenue: 61_000,
    workingDays: 260,
    daysOff: 75,
    billableDays: 185,
    rate: { day: 330, hour: 42 },
  });
});

test('a Dutch freelancer bills one day more, having one holiday fewer', () => {
  expect(calculateRate(readRateInput({ land: 'nl' })).billableDays).toBe(186);
});

test('a year without a day to bill has no rate', () => {
  expect(calculateRate({ ...start, vakantie: 260 })).toMatchObject({ billableDays: 0, rate: null });
});

test.each([
  [{ land: 'fr' }],
  [{ inkomen: 'veel' }],
  [{ inkomen: -1 }],
  [{ lasten: 80.5 }],
  [{ lasten: 100 }],
  [{ uren: 0 }],
  [{ kosten: ['1', '2'] }],
  [{ vakantie: Number.NaN }],
  [{ onzin: 5 }],
])('the parser returns the default input for an address with %j', (search) => {
  expect(readRateInput(search)).toEqual(start);
});

test.each([
  ['3000', 3000],
  ['3.000', 3000],
  ['2.125', 2125],
  ['3.000,50', 3001],
  ['3.000,49', 3000],
  ['2500.5', 2501],
  ['€ 8 000', 8000],
  ['12.500,-', 12_500],
])('the parser reads an income of %s as %d', (written, inkomen) => {
  const search = addressSearch.parseSearch(`?inkomen=${encodeURIComponent(written)}`);
  expect(readRateInput(search)).toEqual({ ...start, inkomen });
});

test('the address parser reads every number in Dutch notation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: rateBounds.kosten.most }), fc.nat(1), (kosten, decimals) => {
      const written = kosten.toLocaleString('nl-NL', { minimumFractionDigits: decimals * 2 });
      expect(readRateInput(addressSearch.parseSearch(`?kosten=${written}`))).toEqual({ ...start, kosten });
    }),
  );
});

test('the address parser returns the input that the address was made from', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      expect(readRateInput(addressSearch.parseSearch(addressSearch.stringifySearch(input)))).toEqual(input);
    }),
  );
});

test('the billable days at the rate cover the revenue needed, and the hours cover the day', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { rate, billableDays, revenue } = calculateRate(input);
      if (rate === null) return billableDays === 0;
      return billableDays * rate.day >= revenue && rate.hour * input.uren >= rate.day;
    }),
  );
});

test('the calculator returns whole numbers of zero or more, and its steps add up', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { rate, ...steps } = calculateRate(input);
      const numbers = [...Object.values(steps), ...Object.values(rate ?? {})];
      expect(numbers.every((number) => Number.isSafeInteger(number) && number >= 0)).toBe(true);
      expect(steps.net + steps.charges + steps.buffer + steps.costs).toBe(steps.revenue);
    }),
  );
});

const raising = ['inkomen', 'kosten', 'lasten', 'buffer', 'vakantie', 'werving'] as const;

test.each(raising)('more %s never lowers the rate', (field) => {
  fc.assert(
    fc.property(anyInput, fc.nat(1_000), (input, more) => {
      const raised = { ...input, [field]: Math.min(rateBounds[field].most, input[field] + more) };
      const [before, after] = [calculateRate(input).rate, calculateRate(raised).rate];
      return after === null || (before !== null && after.day >= before.day);
    }),
  );
});
