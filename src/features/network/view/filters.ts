import { sectors } from '../../profiles/policy.ts';
import type { PeopleFilters } from '../contract.ts';
import type { NetworkSearch } from './search.ts';

/** The filters in the page's address; an unknown sector is ignored. */
export function filtersOf({ zoek, rol, sector, plaats, werk }: NetworkSearch): PeopleFilters {
  return { search: zoek, role: rol, sector: sectors.find((name) => name === sector), place: plaats, work: werk };
}

/** The number of filters that are set; the search box doesn't count. */
export function countFilters({ rol, sector, plaats, werk }: NetworkSearch): number {
  return [rol, sector, plaats, werk].filter((value) => value !== undefined).length;
}

/** Whether a list shows less than it has. */
export function isLookedFor(search: NetworkSearch): boolean {
  return countFilters(search) > 0 || search.zoek !== undefined;
}
