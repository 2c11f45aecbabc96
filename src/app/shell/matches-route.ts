import type { MatchesSearch } from '../../features/matches/view/search.ts';
import type { Site } from '../../features/site/contract.ts';
import type { RouterContext } from '../routes/__root.tsx';
import { pageHead } from './page-head.ts';

/** Loads the data of the two routes of the matches. */
export async function loadMatchesPage({
  context: { queryClient, api },
  deps,
}: {
  context: RouterContext;
  deps: MatchesSearch;
}): Promise<void> {
  // Loaders are part of every page's first load, so this page's own code is imported here.
  const { loadMatches } = await import('../../features/matches/hooks/list.ts');
  await loadMatches(queryClient, api, deps);
}

export const matchesHead = (site: Site) =>
  pageHead(site, { title: 'Matches', description: 'Vacatures en mensen die bij je passen, en waarom.' });
