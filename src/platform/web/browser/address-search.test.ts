import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressSearch, readsOnly } from './address-search.ts';

const { parseSearch, stringifySearch } = addressSearch;

test.each([
  ['3000', 3000],
  ['3.5', 3.5],
  ['3.000', '3.000'],
  ['3.000,50', '3.000,50'],
  ['1e3', '1e3'],
  ['0x10', '0x10'],
  ['true', true],
  ['"3000"', '3000'],
  ['["a"]', ['a']],
])('%s in an address is %j', (written, value) => {
  expect(parseSearch(`?zoek=${encodeURIComponent(written)}`)).toEqual({ zoek: value });
});

test('reading an address returns what was written', () => {
  const value = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean(), fc.array(fc.string()), fc.stringMatching(/^\d[\d.,]*$/));
  fc.assert(
    fc.property(value, (zoek) => {
      expect(parseSearch(stringifySearch({ zoek }))).toEqual({ zoek });
    }),
  );
});

test('a number that is written in an address stays as it was written', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,3}(\.\d{3}){0,2}(,\d\d)?$/), (written) => {
      expect(Object.values(parseSearch(`?zoek=${written}`)).map(String)).toEqual([written]);
    }),
  );
});

test('a value that the reader rejects reads as undefined', () => {
  const read = readsOnly(({ dag }) => (dag === 'ja' ? { dag } : {}));
  expect(Object.entries(read({ dag: 'nee', x: 1 }))).toEqual([
    ['dag', undefined],
    ['x', undefined],
  ]);
  expect(read({ dag: 'ja' })).toEqual({ dag: 'ja' });
});
