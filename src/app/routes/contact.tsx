import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '../../features/contact/components/contact-screen.tsx';
import { readsOnly } from '../../platform/web/browser/address-search.ts';
import { pageHead } from '../shell/page-head.ts';

type ContactSearch = {
  /** The subject to preset. */
  onderwerp?: string | undefined;
};

export const Route = createFileRoute('/contact')({
  validateSearch: readsOnly<ContactSearch>(({ onderwerp }) => (typeof onderwerp === 'string' ? { onderwerp } : {})),
  loader: async ({ context: { viewer, queryClient, api } }) => {
    if (viewer === null) return { sender: null };
    // Prefilling the address is optional, so a failure doesn't fail the page.
    const account = await queryClient.ensureQueryData(api.account.readAccount.queryOptions()).catch(() => null);
    return { sender: { id: viewer.id, firstName: viewer.firstName, lastName: viewer.lastName, email: account?.email ?? '' } };
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Contact',
      description: 'Stel een vraag of vertel wat beter kan: mail ons kantoor in Antwerpen of stuur een bericht.',
      path: '/contact',
    }),
  component: ContactPage,
});

function ContactPage() {
  const { onderwerp } = Route.useSearch();
  return <ContactScreen site={Route.useRouteContext().site} sender={Route.useLoaderData().sender} subject={onderwerp} />;
}
