import { defineFilters, type FiltersOf, oneOf, text, uncounted } from '../../../platform/web/lists/filters.ts';

/** The overview's address: the search, the filters, the order, and whether it lists the viewer's own projects or those they follow. */
export const projectsAddress = defineFilters({
  zoek: uncounted(text(100)),
  /** As the address says it; the list of categories isn't worth the way to every page. */
  categorie: text(20),
  status: oneOf(['active', 'completed', 'draft']),
  /** Counts as a filter: projects without an end to come aren't in this order. */
  sorteer: oneOf(['eindigt']),
  eigenaar: uncounted(oneOf(['mij'])),
  gevolgd: uncounted(oneOf(['mij'])),
});

export type ProjectsSearch = FiltersOf<typeof projectsAddress>;

/** The address of a project: its tab, where that isn't the first. */
export const projectAddress = defineFilters({ tab: uncounted(oneOf(['updates', 'vragen', 'pitch-deck', 'talent', 'mensen'])) });
