import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../platform/web/data/use-api.ts';

/** After what the page itself loads. */
const startMilliseconds = 1_000;

/** Has what was written go out for as long as this person is signed in, also what a reload or a lost connection left behind. */
export function useSending(viewerId: string): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let timer = setTimeout(start, startMilliseconds);
    let isGone = false;

    async function start() {
      try {
        const { startSending } = await import('../view/outbox-sender.ts');
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
