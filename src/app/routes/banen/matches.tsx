import { createFileRoute } from '@tanstack/react-router';
import { MatchesPending } from '../../../features/matches/components/matches-pending.tsx';
import { MatchesScreen } from '../../../features/matches/components/matches-screen.tsx';
import { matchesAddress } from '../../../features/matches/view/search.ts';
import { loadMatchesPage } from '../../shell/load-matches-page.ts';
import { MatchesErrorPage } from '../../shell/matches-error-page.tsx';
import { matchesHead } from '../../shell/matches-head.ts';
import { pageDeps } from '../../shell/page-deps.ts';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/banen/matches')({
  // Splits the skeleton off with the page, as it would otherwise be in every page's first load.
  codeSplitGroupings: [['component', 'loader', 'pendingComponent']],
  validateSearch: matchesAddress.validateSearch,
  beforeLoad: requireSignIn,
  loaderDeps: ({ search }) => pageDeps(search),
  loader: loadMatchesPage,
  head: ({ match }) => matchesHead(match.context.site),
  errorComponent: MatchesErrorPage,
  component: () => <MatchesScreen search={Route.useSearch()} />,
  pendingComponent: MatchesPending,
});
