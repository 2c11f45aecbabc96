import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../../features/accounts/components/reset-password-screen.tsx';
import { loadLink, tokenSearch, useMailedLink } from '../shell/mailed-link.ts';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/wachtwoord-herstellen')({
  validateSearch: tokenSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: loadLink('password-reset'),
  head: ({ match }) => pageHead(match.context.site, { title: 'Nieuw wachtwoord', description: 'Kies een nieuw wachtwoord.' }),
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  const navigate = Route.useNavigate();
  const link = useMailedLink({ ...Route.useSearch(), ...Route.useLoaderData() }, () => void navigate({ search: {}, replace: true }));
  return <ResetPasswordScreen {...link} passwordMinLength={Route.useRouteContext().site.passwordMinLength} />;
}
