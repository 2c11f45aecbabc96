import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Messages } from '../../features/messages/components/messages.tsx';
import { MessagesButton } from '../../features/messages/components/messages-button.tsx';
import { NetworkScreen } from '../../features/network/components/network-screen.tsx';
import { useBlock } from '../../features/network/hooks/block.ts';
import { networkAddress } from '../../features/network/view/search.ts';
import { pageHead } from '../shell/page-head.ts';
import { requireSignIn } from '../shell/require-sign-in.ts';

export const Route = createFileRoute('/netwerk')({
  validateSearch: networkAddress.validateSearch,
  beforeLoad: requireSignIn,
  // An open conversation doesn't change what the page below it loads.
  loaderDeps: ({ search: { chat: _chat, bij: _bij, ...search } }) => search,
  async loader({ context: { queryClient, api }, deps }) {
    // Loaders are part of every page's first load, so this page's own code is imported here.
    const { loadNetwork } = await import('../../features/network/hooks/lists.ts');
    const loading = loadNetwork(queryClient, api, deps);
    // Only the server waits for people; in the browser the screen shows at once with a skeleton.
    if (import.meta.env.SSR) await loading;
  },
  head: ({ match }) =>
    pageHead(match.context.site, { title: 'Mijn netwerk', description: 'Je connecties, verzoeken en mensen die je misschien kent.' }),
  component: NetworkPage,
});

function NetworkPage() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  const { mutate: block } = useBlock();
  const close = () =>
    void navigate({ to: '/netwerk', search: ({ chat: _chat, bij: _bij, ...rest }) => rest, replace: true, resetScroll: false });
  return (
    <>
      <NetworkScreen search={search} besideTitle={<MessagesButton />} />
      <Messages chat={search.chat} at={search.bij} block={(person, onSuccess) => block(person, { onSuccess })} onClose={close} />
    </>
  );
}
