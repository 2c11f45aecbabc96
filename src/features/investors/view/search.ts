import { defineFilters, type FiltersOf, oneOf, uncounted } from '../../../platform/web/lists/filters.ts';

/** The dashboard's address: the investor's matches, all projects, or those dismissed. */
export const dashboardAddress = defineFilters({ weergave: uncounted(oneOf(['alle', 'niet-interessant'])) });

export type DashboardSearch = FiltersOf<typeof dashboardAddress>;
