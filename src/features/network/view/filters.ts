import { sectors } from '../../profiles/policy.ts';
import type { PeopleFilters } from '../contract.ts';
import { type NetworkSearch, networkAddress } from './search.ts';

/** The filters in the page's address; an unknown sector is ignored. */
export function filtersOf({ zoek, rol, sector, plaats, werk }: NetworkSearch): PeopleFilters {
  return { search: zoek, role: rol, sector: sectors.find((name) => name === sector), place: plaats, work: werk };
}

/** The same with the chosen order, for the lists. */
export function listedOf(search: NetworkSearch): PeopleFilters & { order?: 'name' | undefined } {
  return { ...filtersOf(search), order: search.sorteer === 'naam' ? 'name' : undefined };
}

/** Whether a list shows less than it has. */
export function isLookedFor(search: NetworkSearch): boolean {
  return networkAddress.count(search) > 0 || search.zoek !== undefined;
}
