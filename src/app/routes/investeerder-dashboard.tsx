import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '../../features/investors/components/dashboard-screen.tsx';
import { loadDashboard } from '../../features/investors/hooks.ts';
import { dashboardAddress } from '../../features/investors/view/search.ts';
import { pageDeps } from '../shell/page-deps.ts';
import { pageHead } from '../shell/page-head.ts';
import { requireSignIn } from '../shell/require-sign-in.ts';

export const Route = createFileRoute('/investeerder-dashboard')({
  validateSearch: dashboardAddress.validateSearch,
  beforeLoad: requireSignIn,
  loaderDeps: ({ search }) => pageDeps(search),
  loader: async ({ context: { queryClient, api, viewer }, deps }) => {
    if (!viewer?.roles.includes('investor')) return;
    const loading = loadDashboard(queryClient, api, deps);
    if (import.meta.env.SSR) await loading;
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Investeerder Dashboard',
      description: 'Projecten die nu kapitaal zoeken, naast je eigen criteria.',
    }),
  component: DashboardPage,
});

function DashboardPage() {
  return <DashboardScreen search={Route.useSearch()} />;
}
