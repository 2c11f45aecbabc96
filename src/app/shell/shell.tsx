import { Outlet, rootRouteId, useRouteContext } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useSession } from '../../features/profiles/hooks.ts';
import { MeContext } from '../../features/profiles/view/me-context.ts';
import { watchMissingFiles } from '../../platform/web/browser/missing-files.ts';
import { useHasLeft } from '../../platform/web/data/left-mark.ts';
import { Toasts } from '../../platform/web/kit/toasts.tsx';
import bar from './bottom-bar.module.css';
import { Footer } from './footer.tsx';
import header from './header.module.css';
import { LeftPage } from './left-page.tsx';
import { PageChange } from './page-change.tsx';
import { ReadyMark } from './ready-mark.tsx';
import style from './shell.module.css';
import { BottomBar, SignedInHeader } from './signed-in-parts.ts';
import { SignedOutHeader } from './signed-out-header.tsx';
import { useEndedSession } from './use-ended-session.ts';

/** The header, the page and the footer, for visitors and signed-in people. */
export function Shell() {
  const site = useRouteContext({ from: rootRouteId, select: (context) => context.site });
  const me = useSession();
  const hasLeft = useHasLeft();
  useEndedSession(me);
  useEffect(watchMissingFiles, []);
  return (
    <MeContext value={me}>
      <div className={style.shell} data-signed-in={me !== null}>
        <a href="#inhoud" className={style.skip} data-print="hidden">
          Naar de inhoud
        </a>
        {me === null ? (
          <>
            <SignedOutHeader appName={site.appName} />
            <ReadyMark />
          </>
        ) : (
          <Suspense fallback={<div className={header.header} data-empty />}>
            <SignedInHeader me={me} appName={site.appName} />
            <ReadyMark />
          </Suspense>
        )}
        <main id="inhoud" tabIndex={-1} className={style.main}>
          {hasLeft ? <LeftPage /> : <Outlet />}
        </main>
        <Footer site={site} />
        {me === null ? null : (
          <Suspense fallback={<div className={bar.bar} />}>
            <BottomBar />
          </Suspense>
        )}
        <PageChange />
        <Toasts />
      </div>
    </MeContext>
  );
}
