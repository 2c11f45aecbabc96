import { parseUpTo } from '../../../platform/web/forms/parse-number.ts';
import type { JobsOverview } from '../contract.ts';
import { jobFilters, limits } from '../policy.ts';
import { type JobsSearch, jobsAddress } from './search.ts';

/** The filters in the page's address; an unknown filter or amount is ignored. */
export function filtersOf({ zoek, filter, plaats, loon, project, sorteer, eigenaar }: JobsSearch): Omit<JobsOverview, 'after'> {
  return {
    search: zoek ?? '',
    filter: jobFilters.find((each) => each === filter),
    location: plaats ?? '',
    minPay: parseUpTo(limits.salary, loon) || undefined,
    project,
    own: eigenaar === 'mij',
    sort: sorteer === 'deadline' ? 'deadline' : 'newest',
  };
}

/** Whether the list is searched by words, so that others might find more. */
export function hasWords({ zoek, plaats }: JobsSearch): boolean {
  return zoek !== undefined || plaats !== undefined;
}

/** Whether the list shows less than it has. */
export function isLookedFor(search: JobsSearch): boolean {
  return jobsAddress.count(search) > 0 || search.zoek !== undefined;
}
