import { expect, test } from 'vitest';
import { filtersOf } from './filters.ts';
import { jobsAddress } from './search.ts';

test.each([
  ['82,50', 82.5],
  ['82.5', 82.5],
  ['40.000', 40_000],
  ['€ 10.000.000', 10_000_000],
  ['10.000.001', undefined],
  ['0', undefined],
  ['veel', undefined],
])('a pay from %j is asked as %s', (loon, minPay) => {
  expect(filtersOf(jobsAddress.read({ filter: 'freelance', loon })).minPay).toBe(minPay);
});
