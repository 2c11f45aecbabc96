import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks again for what a screen shows under a key, as it changed elsewhere. What could not be loaded stays told, with
 * its button: tried again unasked it would give way to its skeleton, and come back, under the hand that presses.
 */
export async function refreshShown(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.invalidateQueries({ queryKey, predicate: ({ state }) => state.status !== 'error' || state.data !== undefined });
}
