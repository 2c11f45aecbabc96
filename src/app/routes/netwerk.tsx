import { createFileRoute } from '@tanstack/react-router';
import { MessagesButton } from '../../features/messages/components/messages-button.tsx';
import { NetworkScreen } from '../../features/network/components/network-screen.tsx';
import { loadNetwork } from '../../features/network/hooks/lists.ts';
import { networkAddress } from '../../features/network/view/search.ts';
import { pageDeps } from '../shell/page-deps.ts';
import { pageHead } from '../shell/page-head.ts';
import { requireSignIn } from '../shell/require-sign-in.ts';

export const Route = createFileRoute('/netwerk')({
  validateSearch: networkAddress.validateSearch,
  beforeLoad: requireSignIn,
  loaderDeps: ({ search }) => pageDeps(search),
  loader: async ({ context: { queryClient, api }, deps }) => {
    const loading = loadNetwork(queryClient, api, deps);
    // Only the server waits for people; in the browser the screen shows at once with a skeleton.
    if (import.meta.env.SSR) await loading;
  },
  head: ({ match }) =>
    pageHead(match.context.site, { title: 'Mijn netwerk', description: 'Je connecties, verzoeken en mensen die je misschien kent.' }),
  component: NetworkPage,
});

function NetworkPage() {
  return <NetworkScreen search={Route.useSearch()} besideTitle={<MessagesButton />} />;
}
