import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { isFileMissing } from '../../platform/web/browser/missing-files.ts';
import { FailurePage } from '../../platform/web/kit/failure-page.tsx';
import { toast } from '../../platform/web/kit/toast.ts';

type FailedPageProps = {
  title: string;
  /** Says what is still there. */
  children: ReactNode;
  /** The link to somewhere else. */
  way: ReactNode;
};

/** In the place of a page that could not be loaded or rendered: loads it again, or leads elsewhere. */
export function FailedPage({ title, children, way }: FailedPageProps) {
  const router = useRouter();
  const retry = () => (isFileMissing() ? window.location.reload() : void router.invalidate());
  return (
    <FailurePage title={title} onRetry={retry} way={way}>
      {children}
    </FailurePage>
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

/** Leads back from a page that can't be shown to the list that it belongs to, and says there why; until then the page does. */
export function LedBack({ to, title, message, children }: LedBackProps) {
  const router = useRouter();
  useEffect(() => {
    void router.navigate({ to, replace: true }).then(() => toast({ kind: 'error', title, message }));
  }, [router, to, title, message]);
  return children;
}
