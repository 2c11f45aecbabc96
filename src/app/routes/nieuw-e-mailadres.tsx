import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { NewEmailConfirmation } from '../../features/accounts/components/new-email-confirmation.tsx';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/nieuw-e-mailadres')({
  /** `token` comes from the mail's link. */
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } => (token === undefined ? {} : { token: String(token) }),
  head: ({ match }) => pageHead(match.context.site, { title: 'Nieuw e-mailadres', description: 'Bevestig je nieuwe e-mailadres.' }),
  component: NewEmailPage,
});

function NewEmailPage() {
  const { token } = Route.useSearch();
  const [kept] = useState(token ?? 'geen');
  const navigate = Route.useNavigate();

  // Removes the token from the address bar and the history; this screen keeps it.
  useEffect(() => {
    if (token !== undefined) void navigate({ search: {}, replace: true });
  }, [token, navigate]);

  return <NewEmailConfirmation token={kept} />;
}
