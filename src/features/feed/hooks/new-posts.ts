import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../../platform/web/data/use-api.ts';
import type { Post } from '../contract.ts';

const pauseMilliseconds = 30_000;

/**
 * The number of posts that others shared since the newest one shown. Asks when the window gets focus, at most every
 * 30 seconds; a failed call is repeated at the next focus.
 */
export function useNewPosts(shown: readonly Post[], viewerId: string): number {
  // One's own post is put on top when it is shared; earlier posts of others may still be unseen.
  const newest = shown.find(({ author }) => author.id !== viewerId) ?? shown[0];
  const after = newest && `${newest.createdAt}_${newest.id}`;
  const { data, refetch } = useQuery(useApi().feed.countNewPosts.queryOptions({ input: { after }, enabled: false, retry: false }));
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const isLoaded = newest !== undefined;

  useEffect(() => {
    if (!isLoaded) return;
    function ask() {
      if (document.visibilityState === 'hidden' || performance.now() - askedAt.current < pauseMilliseconds) return;
      askedAt.current = performance.now();
      void refetch();
    }
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isLoaded, refetch]);

  return data?.count ?? 0;
}
