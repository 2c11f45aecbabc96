import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { isFileMissing } from '../../platform/web/browser/missing-files.ts';
import { useBackOnline } from '../../platform/web/browser/use-back-online.ts';
import { Button } from '../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../platform/web/kit/notice-page.tsx';
import { toast } from '../../platform/web/kit/toast.ts';

type FailedPageProps = {
  title: string;
  /** Says what is still there. */
  children: ReactNode;
  /** The link to somewhere else. */
  way: ReactNode;
};

/** In the place of a page that could not be loaded or rendered: tries again, by itself once the device is online again, or leads elsewhere. */
export function FailedPage({ title, children, way }: FailedPageProps) {
  const router = useRouter();
  const retry = () => (isFileMissing() ? window.location.reload() : void router.invalidate());
  const isOnline = useBackOnline(retry);
  return (
    <NoticePage
      drawing="fallen"
      title={isOnline ? title : 'Je bent offline'}
      actions={
        <>
          <Button tone="primary" onClick={retry}>
            Probeer opnieuw
          </Button>
          {way}
        </>
      }
    >
      <p>{isOnline ? children : 'Zodra je weer verbinding hebt, proberen we het opnieuw.'}</p>
    </NoticePage>
  );
}

type LedBackProps = {
  /** The list that the page belongs to, which works without it. */
  to: '/projecten' | '/banen';
  title: string;
  message: string;
  /** In the place of the page until then, and without scripts. */
  children: ReactNode;
};

/** Says why a page can't be shown, and leads back to the list that it belongs to. */
export function LedBack({ to, title, message, children }: LedBackProps) {
  const router = useRouter();
  useEffect(() => {
    toast({ kind: 'error', title, message });
    void router.navigate({ to, replace: true });
  }, [router, to, title, message]);
  return children;
}
