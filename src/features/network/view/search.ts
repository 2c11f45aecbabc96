import type { PeopleFilters } from '../contract.ts';

export const tabs = ['connecties', 'verzoeken', 'suggesties'] as const;
export type Tab = (typeof tabs)[number];

/** The search parameters of the network's address: the tab, the filters, and the person of an open conversation. */
export type NetworkSearch = {
  tab?: Tab;
  zoek?: string;
  rol?: NonNullable<PeopleFilters['role']>;
  /** As the address says it; the list of sectors isn't worth the way to every page. */
  sector?: string;
  plaats?: string;
  werk?: 'open';
  /** The other person's id, or a list of conversations. */
  chat?: string;
  /** The time of the message at which the conversation opens. */
  bij?: string;
};

const conversationLists = ['gesprekken', 'verzoeken'];
const personId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const roles = ['entrepreneur', 'talent', 'investor'] as const;

/** Parses the address; drops invalid values. */
export function readNetworkSearch(raw: Record<string, unknown>): NetworkSearch {
  const tab = tabs.find((name) => name === raw.tab);
  const role = roles.find((name) => name === raw.rol);
  const [search, sector, place, chat] = [textOf(raw.zoek), textOf(raw.sector), textOf(raw.plaats), textOf(raw.chat)];
  const at = textOf(raw.bij);
  const hasChat = personId.test(chat) || conversationLists.includes(chat);
  return {
    ...(tab === undefined ? {} : { tab }),
    ...(search === '' ? {} : { zoek: search }),
    ...(role === undefined ? {} : { rol: role }),
    ...(sector === '' ? {} : { sector }),
    ...(place === '' ? {} : { plaats: place }),
    ...(raw.werk === 'open' ? { werk: 'open' } : {}),
    ...(hasChat ? { chat } : {}),
    ...(hasChat && instant.test(at) && !Number.isNaN(Date.parse(at)) ? { bij: at } : {}),
  };
}

/** An address of digits alone comes as a number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 100) : '';
}
