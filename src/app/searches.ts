import { searchedJobList } from '../features/jobs/queries/searched-list.ts';
import type { SearchedList, SearchKind } from '../features/saved-searches/policy.ts';
import { searchedTalentList } from '../features/talent/search.ts';

/** The lists whose searches members save. */
export const searches: Record<SearchKind, SearchedList> = { jobs: searchedJobList, talent: searchedTalentList };
