import { createFileRoute } from '@tanstack/react-router';
import { MatchesScreen } from '../../features/matches/components/matches-screen.tsx';
import { matchesAddress } from '../../features/matches/view/search.ts';
import { loadMatchesPage, matchesHead } from '../shell/matches-route.ts';
import { pageDeps } from '../shell/page-deps.ts';
import { requireSignIn } from '../shell/require-sign-in.ts';

export const Route = createFileRoute('/matches')({
  validateSearch: matchesAddress.validateSearch,
  beforeLoad: requireSignIn,
  loaderDeps: ({ search }) => pageDeps(search),
  loader: loadMatchesPage,
  head: ({ match }) => matchesHead(match.context.site),
  component: () => <MatchesScreen search={Route.useSearch()} />,
});
