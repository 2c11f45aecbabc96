import { createFileRoute } from '@tanstack/react-router';
import { NetworkScreen } from '../../features/network/components/network-screen.tsx';
import { readNetworkSearch } from '../../features/network/hooks/search.ts';
import { pageHead } from '../shell/page-head.ts';
import { requireSignIn } from '../shell/require-sign-in.ts';

export const Route = createFileRoute('/netwerk')({
  validateSearch: readNetworkSearch,
  beforeLoad: requireSignIn,
  loaderDeps: ({ search }) => search,
  async loader({ context: { queryClient, api }, deps }) {
    // Loaders belong to every page's first load; what only this page needs comes with it.
    const { loadNetwork } = await import('../../features/network/hooks/lists.ts');
    const loading = loadNetwork(queryClient, api, deps);
    // The server sends people; in the browser the screen shows at once and fills when they come.
    if (import.meta.env.SSR) await loading;
  },
  head: ({ match }) =>
    pageHead(match.context.site, { title: 'Mijn netwerk', description: 'Je connecties, verzoeken en mensen die je misschien kent.' }),
  component: NetworkPage,
});

function NetworkPage() {
  return <NetworkScreen search={Route.useSearch()} />;
}
