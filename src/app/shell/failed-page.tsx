import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
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
