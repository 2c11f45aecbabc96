import { createFileRoute } from '@tanstack/react-router';
import { NewEmailConfirmation } from '../../features/accounts/components/new-email-confirmation.tsx';
import { loadLink, tokenSearch, useMailedLink } from '../shell/mailed-link.ts';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/nieuw-e-mailadres')({
  validateSearch: tokenSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: loadLink('email-change'),
  head: ({ match }) => pageHead(match.context.site, { title: 'Nieuw e-mailadres', description: 'Bevestig je nieuwe e-mailadres.' }),
  component: NewEmailPage,
});

function NewEmailPage() {
  const navigate = Route.useNavigate();
  const link = useMailedLink({ ...Route.useSearch(), ...Route.useLoaderData() }, () => void navigate({ search: {}, replace: true }));
  return <NewEmailConfirmation {...link} />;
}
