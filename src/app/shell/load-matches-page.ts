import { loadMatches } from '../../features/matches/hooks/list.ts';
import type { MatchesSearch } from '../../features/matches/view/search.ts';
import type { RouterContext } from '../routes/__root.tsx';

type Asked = { context: RouterContext; deps: MatchesSearch };

/** Loads the data of the two routes of the matches. */
export async function loadMatchesPage({ context: { queryClient, api }, deps }: Asked): Promise<void> {
  await loadMatches(queryClient, api, deps);
}
