import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '../../features/investors/components/dashboard-screen.tsx';
import { dashboardAddress } from '../../features/investors/view/search.ts';
import { pageDeps } from '../shell/page-deps.ts';
import { pageHead } from '../shell/page-head.ts';
import { requireSignIn } from '../shell/require-sign-in.ts';

export const Route = createFileRoute('/investeerder-dashboard')({
  validateSearch: dashboardAddress.validateSearch,
  beforeLoad: requireSignIn,
  loaderDeps: ({ search }) => pageDeps(search),
  async loader({ context: { queryClient, api, viewer }, deps }) {
    if (!viewer?.roles.includes('investor')) return;
    // Loaders are part of every page's first load, so this page's own code is imported here.
    const { loadDashboard } = await import('../../features/investors/hooks.ts');
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
