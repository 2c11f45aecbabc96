import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../platform/web/data/use-api.ts';

/** Starts after the page's own loading. */
const startMilliseconds = 1_000;

/** Sends queued messages while this person is signed in, including those that a reload or a lost connection left behind. */
export function useSending(viewerId: string): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let timer = setTimeout(start, startMilliseconds);
    let isGone = false;

    async function start() {
      try {
        const { startSending } = await import(/* loads: early */ '../view/outbox-sender.ts');
        if (!isGone) stop = startSending(viewerId, api, queryClient);
      } catch {
        timer = setTimeout(start, startMilliseconds * 5);
      }
    }

    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [viewerId, api, queryClient]);
}
