import type { Overview } from '../contract.ts';
import { categories } from '../policy.ts';
import { type ProjectsSearch, projectsAddress } from './search.ts';

/** The filters in the page's address; an unknown category is ignored. */
export function filtersOf({ zoek, categorie, status, sorteer, eigenaar, gevolgd }: ProjectsSearch): Omit<Overview, 'after'> {
  return {
    search: zoek ?? '',
    category: categories.find((category) => category === categorie),
    status,
    own: eigenaar === 'mij',
    followed: gevolgd === 'mij',
    sort: sorteer === 'eindigt' ? 'ending' : 'newest',
  };
}

/** Whether the list shows less than it has. */
export function isLookedFor(search: ProjectsSearch): boolean {
  return projectsAddress.count(search) > 0 || search.zoek !== undefined;
}
