import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isFileMissing } from '../../platform/web/browser/missing-files.ts';
import { useBackOnline } from '../../platform/web/browser/use-back-online.ts';
import { Button } from '../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../platform/web/kit/notice-page.tsx';

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
