import { defineFilters, type FiltersOf, matching, oneOf, text, uncounted } from '../../../platform/web/lists/filters.ts';

export const tabs = ['connecties', 'verzoeken', 'suggesties'] as const;
export type Tab = (typeof tabs)[number];

const conversationLists = ['gesprekken', 'verzoeken'];
const personId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The network's address: the tab, the filters, and the conversation that is open. */
export const networkAddress = defineFilters({
  tab: uncounted(oneOf(tabs)),
  zoek: uncounted(text(100)),
  rol: oneOf(['entrepreneur', 'talent', 'investor']),
  /** As the address says it; the list of sectors isn't worth the way to every page. */
  sector: text(100),
  plaats: text(100),
  werk: oneOf(['open']),
  /** The other person's id, or a list of conversations. */
  chat: uncounted(matching((written) => personId.test(written) || conversationLists.includes(written))),
  /** The time of the message at which the conversation opens. */
  bij: uncounted(matching((written) => instant.test(written) && !Number.isNaN(Date.parse(written)))),
});

export type NetworkSearch = FiltersOf<typeof networkAddress>;
