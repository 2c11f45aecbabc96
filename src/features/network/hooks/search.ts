import type { PeopleFilters } from '../contract.ts';

export const tabs = ['connecties', 'verzoeken', 'suggesties'] as const;
export type Tab = (typeof tabs)[number];

/** What the address of the network says: the tab, what is looked for, and with whom a conversation is open. */
export type NetworkSearch = {
  tab?: Tab;
  zoek?: string;
  rol?: NonNullable<PeopleFilters['role']>;
  /** As the address says it; the list of sectors isn't worth the way to every page. */
  sector?: string;
  plaats?: string;
  werk?: 'open';
  chat?: string;
};

const roles = ['entrepreneur', 'talent', 'investor'] as const;

/** Reads an address; what it says that can't be is left out. */
export function readNetworkSearch(raw: Record<string, unknown>): NetworkSearch {
  const tab = tabs.find((name) => name === raw.tab);
  const role = roles.find((name) => name === raw.rol);
  const [search, sector, place, chat] = [textOf(raw.zoek), textOf(raw.sector), textOf(raw.plaats), textOf(raw.chat)];
  return {
    ...(tab === undefined ? {} : { tab }),
    ...(search === '' ? {} : { zoek: search }),
    ...(role === undefined ? {} : { rol: role }),
    ...(sector === '' ? {} : { sector }),
    ...(place === '' ? {} : { plaats: place }),
    ...(raw.werk === 'open' ? { werk: 'open' } : {}),
    ...(chat === '' ? {} : { chat }),
  };
}

/** An address of digits alone comes as a number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 100) : '';
}
