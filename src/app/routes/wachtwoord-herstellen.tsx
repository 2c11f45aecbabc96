import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ResetPasswordScreen } from '../../features/accounts/components/reset-password-screen.tsx';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/wachtwoord-herstellen')({
  /** `token` comes from the mail's link. */
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } => (token === undefined ? {} : { token: String(token) }),
  head: ({ match }) => pageHead(match.context.site, { title: 'Nieuw wachtwoord', description: 'Kies een nieuw wachtwoord.' }),
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  const { token } = Route.useSearch();
  const [kept] = useState(token ?? '');
  const navigate = Route.useNavigate();
  const { passwordMinLength } = Route.useRouteContext().site;

  // Removes the token from the address bar and the history; this screen keeps it.
  useEffect(() => {
    if (token !== undefined) void navigate({ search: {}, replace: true });
  }, [token, navigate]);

  return <ResetPasswordScreen token={kept} passwordMinLength={passwordMinLength} />;
}
