import type { JobsOverview } from '../contract.ts';
import { jobFilters, limits } from '../policy.ts';
import { type JobsSearch, jobsAddress } from './search.ts';

/** The filters in the page's address; an unknown filter or amount is ignored. */
export function filtersOf({ zoek, filter, plaats, loon, project, sorteer, eigenaar }: JobsSearch): Omit<JobsOverview, 'after'> {
  return {
    search: zoek ?? '',
    filter: jobFilters.find((each) => each === filter),
    location: plaats ?? '',
    minPay: payIn(loon),
    project,
    own: eigenaar === 'mij',
    sort: sorteer === 'deadline' ? 'deadline' : 'newest',
  };
}

function payIn(written = ''): number | undefined {
  const amount = /^\d+$/.test(written) ? Number(written) : 0;
  return amount > 0 && amount <= limits.salary ? amount : undefined;
}

/** Whether the list shows less than it has. */
export function isLookedFor(search: JobsSearch): boolean {
  return jobsAddress.count(search) > 0 || search.zoek !== undefined;
}
