import { createFileRoute } from '@tanstack/react-router';
import { MatchesPending } from '../../features/matches/components/matches-pending.tsx';
import { MatchesScreen } from '../../features/matches/components/matches-screen.tsx';
import { loadMatches } from '../../features/matches/hooks/list.ts';
import { matchesAddress } from '../../features/matches/view/search.ts';
import { MatchesErrorPage } from '../shell/matches-error-page.tsx';
import { matchesHead } from '../shell/matches-head.ts';
import { pageDeps } from '../shell/page-deps.ts';
import { requireSignIn } from '../shell/require-sign-in.ts';

export const Route = createFileRoute('/matches')({
  // Splits the skeleton off with the page, as it would otherwise be in every page's first load.
  codeSplitGroupings: [['component', 'loader', 'pendingComponent']],
  validateSearch: matchesAddress.validateSearch,
  beforeLoad: requireSignIn,
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context: { queryClient, api }, deps }) => loadMatches(queryClient, api, deps),
  head: ({ match }) => matchesHead(match.context.site),
  errorComponent: MatchesErrorPage,
  component: () => <MatchesScreen search={Route.useSearch()} />,
  pendingComponent: MatchesPending,
});
