import { defineFilters, type FiltersOf, matching, oneOf, text, uncounted } from '../../../platform/web/lists/filters.ts';

export const isId = (written: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(written);

/** The address of the list: its search, filters and order, and whether it lists the viewer's own jobs. */
export const jobsAddress = defineFilters({
  zoek: uncounted(text(100)),
  /** As the address says it; the list of filters isn't worth the way to every page. */
  filter: text(20),
  plaats: text(120),
  /** Euros a year or an hour, at least. */
  loon: text(12),
  project: matching(isId),
  sorteer: uncounted(oneOf(['deadline'])),
  eigenaar: uncounted(oneOf(['mij'])),
});

export type JobsSearch = FiltersOf<typeof jobsAddress>;

/** The address of the form: the role that a new job is for, or the job that it begins as a copy of. */
export const newJobAddress = defineFilters({ rol: matching(isId), kopie: matching(isId) });
