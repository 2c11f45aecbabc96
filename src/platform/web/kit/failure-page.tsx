import type { ReactNode } from 'react';
import { useBackOnline } from '../browser/use-back-online.ts';
import { Button } from './buttons.tsx';
import { NoticePage } from './notice-page.tsx';

type FailurePageProps = {
  title: string;
  /** The sentence: what is still there, or that something went wrong. */
  children?: ReactNode;
  onRetry: () => void;
  isRetrying?: boolean;
  /** A link to somewhere else. */
  way?: ReactNode;
};

/** A whole page that didn't come, or didn't do what it was asked: tries again, by itself once the device is online again. */
export function FailurePage({
  title,
  children = 'Er is iets misgegaan. Probeer opnieuw.',
  onRetry,
  isRetrying = false,
  way,
}: FailurePageProps) {
  const isOnline = useBackOnline(onRetry);
  return (
    <NoticePage
      drawing="fallen"
      title={isOnline ? title : 'Je bent offline'}
      actions={
        <>
          <Button tone="primary" disabled={isRetrying} onClick={onRetry}>
            Probeer opnieuw
          </Button>
          {way}
        </>
      }
    >
      <p role="alert">{isOnline ? children : 'Zodra je weer verbinding hebt, proberen we het opnieuw.'}</p>
    </NoticePage>
  );
}
