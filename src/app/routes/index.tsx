import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useMe } from '../../features/profiles/hooks.ts';
import { nameOf } from '../../features/profiles/texts.ts';
import { Landing } from '../../features/site/components/landing.tsx';
import { onDemand } from '../../platform/web/browser/on-demand.tsx';
import { Page } from '../../platform/web/kit/page.tsx';
import { landingExample } from '../demo/landing-example.ts';
import home from '../shell/home.module.css';
import { InvestorHome } from '../shell/investor-home.ts';
import { canonical } from '../shell/page-head.ts';
import { PendingPage } from '../shell/pending-page.tsx';
import { Home } from '../shell/signed-in-parts.ts';

const EmailConfirmation = onDemand(
  async () => (await import('../../features/accounts/components/email-confirmation.tsx')).EmailConfirmation,
);

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the start page: the confirmation of an address, whose token was taken out of this address, stays. */
    isConfirming?: true;
  }
}

export const Route = createFileRoute('/')({
  /** `bevestiging` is the token of the confirmation mail's link. */
  validateSearch: ({ bevestiging }: Record<string, unknown>): { bevestiging?: string } =>
    bevestiging === undefined ? {} : { bevestiging: String(bevestiging) },
  head: ({ match }) => ({ links: [canonical(match.context.site, '/')] }),
  loader: async ({ context: { viewer, queryClient, api } }) => {
    if (viewer === null) return;
    const parts: Promise<unknown>[] = [Home.load()];
    // The greeting differs on somebody's first day, so that the page waits for it.
    parts.push(import('../../features/home/hooks.ts').then(({ loadHome }) => loadHome(queryClient, api)));
    if (viewer.roles.includes('investor')) {
      parts.push(InvestorHome.load());
      const { loadDashboard } = await import('../../features/investors/hooks.ts');
      const loading = loadDashboard(queryClient, api, {});
      if (import.meta.env.SSR) parts.push(loading);
    }
    await Promise.all(parts);
  },
  component: HomePage,
});

function HomePage() {
  const { bevestiging } = Route.useSearch();
  const [token] = useState(bevestiging);
  // The token is in the address at first; whoever goes to the start page anew is done with it.
  const isConfirming = useLocation({ select: ({ state }) => state.isConfirming === true }) || bevestiging !== undefined;
  const { site } = Route.useRouteContext();
  const me = useMe();

  if (token !== undefined && isConfirming) {
    return (
      <Suspense fallback={<PendingPage />}>
        <TokenRemoval />
        <EmailConfirmation token={token} passwordMinLength={site.passwordMinLength} signedInAs={me && nameOf(me, 'iemand zonder naam')} />
      </Suspense>
    );
  }
  if (me === null) return <Landing site={site} examples={landingExample} />;
  return (
    <Suspense
      fallback={
        <Page>
          <div className={home.greeting} />
        </Page>
      }
    >
      <Home me={me} />
    </Suspense>
  );
}

/**
 * Removes the token from the address bar and the history; the screen keeps it. It is part of the suspended screen, as
 * changing the address before that has hydrated would replace the server's HTML with the skeleton.
 */
function TokenRemoval() {
  const navigate = Route.useNavigate();
  useEffect(() => {
    void navigate({ search: {}, state: { isConfirming: true }, replace: true });
  }, [navigate]);
  return null;
}
