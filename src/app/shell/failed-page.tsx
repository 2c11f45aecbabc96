import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../platform/web/kit/notice-page.tsx';

type FailedPageProps = {
  title: string;
  /** Says what is still there. */
  children: ReactNode;
  /** The link to somewhere else. */
  way: ReactNode;
};

/** In the place of a page that could not be loaded or rendered: tries again, or leads elsewhere. */
export function FailedPage({ title, children, way }: FailedPageProps) {
  const router = useRouter();
  return (
    <NoticePage
      drawing="fallen"
      title={title}
      actions={
        <>
          <Button tone="primary" onClick={() => void router.invalidate()}>
            Probeer opnieuw
          </Button>
          {way}
        </>
      }
    >
      <p>{children}</p>
    </NoticePage>
  );
}
