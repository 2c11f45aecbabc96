import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressSearch } from '../browser/address-search.ts';
import { defineFilters, matching, oneOf, text, uncounted } from './filters.ts';

const roles = ['talent', 'investor'] as const;
const filters = defineFilters({
  tab: uncounted(oneOf(['nieuw', 'oud'])),
  zoek: uncounted(text(20)),
  rol: oneOf(roles),
  plaats: text(20),
  dag: matching((written) => /^\d{4}-\d\d-\d\d$/.test(written)),
});

/** Typed text, trimmed as in the address. */
const typed = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((written) => written.trim())
  .filter((written) => written !== '' && written.length <= 20 && !/[\p{Cc}\p{Cs}]/u.test(written));
const values = fc.record(
  { tab: fc.constantFrom('nieuw', 'oud'), zoek: typed, rol: fc.constantFrom(...roles), plaats: typed, dag: fc.constant('2026-11-22') },
  { requiredKeys: [] },
);

test('reading an address returns the values that were written to it', () => {
  fc.assert(
    fc.property(values, (written) => {
      const address = addressSearch.stringifySearch(filters.write({}, written));
      expect(filters.read(addressSearch.parseSearch(address))).toEqual(written);
    }),
  );
});

test('whatever an address says, each value is one of its filter or absent', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('tab', 'zoek', 'rol', 'plaats', 'dag', 'x', '__proto__'), fc.anything()), (raw) => {
      const read = filters.read(raw);
      expect(filters.read(read)).toEqual(read);
      expect(Object.keys(read).filter((name) => !['tab', 'zoek', 'rol', 'plaats', 'dag'].includes(name))).toEqual([]);
      expect([undefined, ...roles]).toContain(read.rol);
      expect(read.zoek ?? 'a').toMatch(/^[^\p{Cc}\p{Cs}]{1,20}$/u);
    }),
  );
});

test.each([
  [{ rol: 'admin' }, {}],
  [{ rol: ['talent'] }, {}],
  [{ rol: { toString: 'talent' } }, {}],
  [{ zoek: 3000 }, { zoek: '3000' }],
  [{ zoek: '   ' }, {}],
  [{ zoek: 'a\u0000b' }, { zoek: 'a b' }],
  [{ zoek: `${'a'.repeat(19)}🌱` }, { zoek: 'a'.repeat(19) }],
  [{ zoek: 'a'.repeat(5000) }, { zoek: 'a'.repeat(20) }],
  [{ zoek: true, plaats: null, dag: '2026-11-22T00:00', tab: 1 }, {}],
])('%j is read as %j', (raw, read) => {
  expect(filters.read(raw)).toEqual(read);
});

test('a route is told that what was left out is out', () => {
  expect(Object.entries(filters.validateSearch({ rol: 'admin', x: 1 }))).toEqual([
    ['rol', undefined],
    ['x', undefined],
  ]);
});

test('an empty text takes a filter away, and the others stay', () => {
  expect(filters.write({ rol: 'talent', zoek: 'prei', bij: 'x' }, { rol: '', plaats: 'Gent' })).toEqual({ zoek: 'prei', plaats: 'Gent' });
});

test('the tab and the search box don’t count, and stay when the filters are cleared', () => {
  const search = { tab: 'oud', zoek: 'prei', rol: 'talent', plaats: 'Gent' } as const;

  expect(filters.count(search)).toBe(2);
  expect(filters.clear(search)).toEqual({ tab: 'oud', zoek: 'prei' });
  expect(filters.count({})).toBe(0);
});
