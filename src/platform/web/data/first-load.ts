import type { Query } from '@tanstack/react-query';

/** Whether a query is loading and has shown nothing yet: the library would join that load where it is asked to begin another. */
export function isInFirstLoad({ state }: Query): boolean {
  return state.data === undefined && state.fetchStatus === 'fetching';
}

/** Waits until the load of a query that is under way has ended, however it ended. */
export async function endOfLoad({ promise }: Query): Promise<void> {
  try {
    await promise;
  } catch {
    // Whoever asked for it shows why.
  }
}
