import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen } from '../../features/agenda/invitation/components/invitation-screen.tsx';
import { invitationOptions } from '../../features/agenda/invitation/hooks.ts';
import { pageHead } from '../shell/page-head.ts';

type InvitationSearch = {
  token?: string;
  /** Chosen by a button of the mail. */
  antwoord?: 'ja' | 'nee';
};

const answers = { ja: 'confirmed', nee: 'declined' } as const;

export const Route = createFileRoute('/uitnodiging')({
  /** `token` comes from the mail's link. It stays in the address, so that the page can be opened again. */
  validateSearch: ({ token, antwoord }: Record<string, unknown>): InvitationSearch => ({
    ...(token === undefined ? {} : { token: String(token) }),
    ...(antwoord === 'ja' || antwoord === 'nee' ? { antwoord } : {}),
  }),
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context: { queryClient, api }, deps: { token } }) => {
    await queryClient.prefetchQuery({ ...invitationOptions(api, token), retry: false });
  },
  head({ match }) {
    const { meta, ...head } = pageHead(match.context.site, { title: 'Uitnodiging', description: 'Een uitnodiging voor een meeting.' });
    // Anyone with the address can answer, so no other page may get it as a referrer.
    return { ...head, meta: [...meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  component: InvitationPage,
});

function InvitationPage() {
  const { token = '', antwoord } = Route.useSearch();
  return <InvitationScreen token={token} chosen={antwoord && answers[antwoord]} />;
}
