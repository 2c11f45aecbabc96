import { expect, test } from 'vitest';
import { companyNumberOf } from './company-number.ts';
import { formatEarlierDay } from './days.ts';
import { filtersOf, isLookedFor } from './filters.ts';
import { projectsAddress } from './search.ts';

test('an earlier day names its year only when that is another', () => {
  expect(formatEarlierDay('2026-03-01', '2026-06-15')).toBe('1 maart');
  expect(formatEarlierDay('2025-12-24', '2026-06-15')).toBe('24\u00a0december\u00a02025');
});

test('company numbers are written as their registers do', () => {
  expect(companyNumberOf('0403019261')).toEqual({ label: 'Ondernemingsnummer', shown: '0403.019.261' });
  expect(companyNumberOf('12345678')).toEqual({ label: 'KVK-nummer', shown: '12345678' });
  expect(companyNumberOf('')).toBeNull();
});

test('an address becomes the filters of the call, and what it cannot be is ignored', () => {
  const filters = (address: Record<string, unknown>) => filtersOf(projectsAddress.read(address));
  expect(filters({})).toEqual({ search: '', category: undefined, status: undefined, own: false, followed: false, sort: 'newest' });
  expect(filters({ zoek: 2026, categorie: 'ai/ml', status: 'draft', sorteer: 'eindigt', eigenaar: 'mij', gevolgd: 'mij' })).toEqual({
    search: '2026',
    category: 'ai/ml',
    status: 'draft',
    own: true,
    followed: true,
    sort: 'ending',
  });
  expect(filters({ categorie: 'onzin', status: 'onzin', sorteer: 'onzin', eigenaar: 'jij', gevolgd: 'jij' })).toEqual(filters({}));
});

test('a search, a filter and the order by end show less than the list has, its tab does not', () => {
  const isNarrow = (address: Record<string, unknown>) => isLookedFor(projectsAddress.read(address));
  expect([{ zoek: 'zon' }, { status: 'active' }, { sorteer: 'eindigt', gevolgd: 'mij' }].map(isNarrow)).toEqual([true, true, true]);
  expect([{}, { eigenaar: 'mij' }, { gevolgd: 'mij' }].map(isNarrow)).toEqual([false, false, false]);
});
