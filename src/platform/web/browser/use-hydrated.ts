import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server sends and until the page works in the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
