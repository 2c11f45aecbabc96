import { expect, test } from 'vitest';
import { salaryHint } from './salary-hint.ts';

test.each(['3000', '3.000', '500', '7999'])('a poster is asked whether a salary of %s is a month’s', (typed) => {
  expect(salaryHint(typed)).toBe('Is dit per maand? Vul in wat iemand in een heel jaar verdient.');
});

test.each(['', '36.000', '8000', '0', 'veel'])('a poster is asked nothing about a salary of “%s”', (typed) => {
  expect(salaryHint(typed)).toBeUndefined();
});
