import { createFileRoute } from '@tanstack/react-router';
import { InvitationsScreen } from '../../../features/talent/invitations/components/invitations-screen.tsx';
import { loadInvitations } from '../../../features/talent/invitations/hooks.ts';
import { invitationsAddress } from '../../../features/talent/invitations/view/search.ts';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import { pageDeps } from '../../shell/page-deps.ts';
import { pageHead } from '../../shell/page-head.ts';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/talent/uitnodigingen')({
  validateSearch: invitationsAddress.validateSearch,
  beforeLoad: requireSignIn,
  loaderDeps: ({ search }) => pageDeps(search),
  loader: async ({ context: { queryClient, api }, deps: { lijst } }) => {
    const loading = loadInvitations(queryClient, api, lijst === 'verstuurd' ? 'sent' : 'received');
    if (import.meta.env.SSR) await loading;
    return { madeAt: Date.now() };
  },
  head: ({ match }) =>
    pageHead(match.context.site, { title: 'Uitnodigingen', description: 'Je uitnodigingen voor vacatures, en de antwoorden.' }),
  component: InvitationsPage,
});

function InvitationsPage() {
  const { lijst } = Route.useSearch();
  const now = useNow(Route.useLoaderData().madeAt);
  return <InvitationsScreen side={lijst === 'verstuurd' ? 'sent' : 'received'} now={now} />;
}
