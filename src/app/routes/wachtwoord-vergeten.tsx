import { createFileRoute } from '@tanstack/react-router';
import { ForgottenPasswordScreen } from '../../features/accounts/components/forgotten-password-screen.tsx';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/wachtwoord-vergeten')({
  head: ({ match }) => pageHead(match.context.site, { title: 'Wachtwoord vergeten', description: 'Vraag een nieuw wachtwoord aan.' }),
  component: ForgottenPasswordPage,
});

function ForgottenPasswordPage() {
  return <ForgottenPasswordScreen hasMailbox={Route.useRouteContext().site.hasMailbox} />;
}
