import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyNumberCountry } from './policy.ts';

/** A Belgian number from its first eight digits. */
const belgian = fc
  .integer({ min: 0, max: 19_999_999 })
  .map((start) => `${start}`.padStart(8, '0') + `${97 - (start % 97)}`.padStart(2, '0'));

test('Belgian numbers are those whose last two digits follow from the others', () => {
  fc.assert(fc.property(belgian, (number) => companyNumberCountry(number) === 'BE'));
});

test('a Belgian number with one digit changed is none', () => {
  fc.assert(
    fc.property(belgian, fc.nat(9), fc.integer({ min: 1, max: 9 }), (number, place, change) => {
      const digit = (Number(number[place]) + change) % 10;
      return companyNumberCountry(number.slice(0, place) + digit + number.slice(place + 1)) === null;
    }),
  );
});

test.each([
  ['0403170701', 'BE'],
  ['12345678', 'NL'],
  ['2403170701', null],
  ['0403.170.701', null],
  ['BE0403170701', null],
  ['403170701', null],
  ['1234567', null],
  ['', null],
])('%j is of %s', (number, country) => {
  expect(companyNumberCountry(number)).toBe(country);
});
