import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Whether to draw what the server left out of a long page: not in what it sends, and from a moment after the page works, so
 * that a press goes first. Where it left something out, the reader is then taken to where a reload or the address wants
 * them, as that may not have been there before.
 */
export function useDrawsRest(leavesOut: boolean): boolean {
  const router = useRouter();
  const draws = useDeferredValue(useHydrated());
  const wasLeftOut = useRef(leavesOut && !draws);
  const kept = useElementScrollRestoration({ getElement: () => window });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader is taken there once.
  useLayoutEffect(() => {
    if (!draws || !wasLeftOut.current) return;
    wasLeftOut.current = false;
    const { hash } = router.state.location;
    if (kept !== undefined) window.scrollTo(kept.scrollX, kept.scrollY);
    else if (hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [draws]);
  return draws;
}
