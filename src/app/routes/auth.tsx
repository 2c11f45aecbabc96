import { createFileRoute, redirect } from '@tanstack/react-router';
import { AuthScreen } from '../../features/accounts/components/auth-screen.tsx';
import { readsOnly } from '../../platform/web/browser/address-search.ts';
import { safeNext } from '../../platform/web/browser/safe-next.ts';
import { pageHead } from '../shell/page-head.ts';

type AuthSearch = { mode?: 'login' | 'signup'; next?: string };

export const Route = createFileRoute('/auth')({
  validateSearch: readsOnly<AuthSearch>(({ mode, next }) => ({
    ...(mode === 'signup' || mode === 'login' ? { mode } : {}),
    ...(typeof next === 'string' ? { next } : {}),
  })),
  beforeLoad: ({ context: { viewer }, search }) => {
    if (viewer !== null) throw redirect({ href: safeNext(search.next), replace: true });
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: match.search.mode === 'signup' ? 'Registreren' : 'Inloggen',
      description: 'Log in of maak een account.',
    }),
  component: AuthPage,
});

function AuthPage() {
  const { mode = 'login', next } = Route.useSearch();
  const { site } = Route.useRouteContext();
  return <AuthScreen mode={mode} next={next} site={site} />;
}
