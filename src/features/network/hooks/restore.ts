import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import type { Suggestion } from '../contract.ts';
import { restoredPatches } from '../view/patches.ts';
import { failed, type Named } from './meant.ts';

/** Lets a hidden suggestion back in, at the place where it was. */
export function useRestore({ id }: Named) {
  const api = useApi();
  return useOptimistic({
    call: (_hidden: { suggestion: Suggestion; place: number }) => api.network.restoreSuggestion.call({ id }),
    show: ({ suggestion, place }) => restoredPatches(api, suggestion, place),
    changes: () => ['relations'],
    failed: () => failed,
    scope: `network-${id}`,
  });
}
