import { defineFilters, type FiltersOf, oneOf, text, uncounted } from '../../../platform/web/lists/filters.ts';

export const tabs = ['connecties', 'verzoeken', 'suggesties'] as const;
export type Tab = (typeof tabs)[number];

/** The network's address: the tab and the filters. */
export const networkAddress = defineFilters({
  tab: uncounted(oneOf(tabs)),
  zoek: uncounted(text(100)),
  rol: oneOf(['entrepreneur', 'talent', 'investor']),
  /** As the address says it; the list of sectors isn't worth the way to every page. */
  sector: text(100),
  plaats: text(100),
  werk: oneOf(['open']),
  sorteer: uncounted(oneOf(['naam'])),
});

export type NetworkSearch = FiltersOf<typeof networkAddress>;
