import { defineFilters, type FiltersOf, oneOf, uncounted } from '../../../platform/web/lists/filters.ts';

/** The dashboard's address: the investor's matches, or all projects. */
export const dashboardAddress = defineFilters({ weergave: uncounted(oneOf(['alle'])) });

export type DashboardSearch = FiltersOf<typeof dashboardAddress>;
