import { useSyncExternalStore } from 'react';
import { cookieNames, wireName } from '../../cookie-names.ts';

/** As long as a session lives without use, in seconds. */
const markSeconds = 30 * 86_400;

let isMarked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether somebody signed out on this page while the server couldn't be reached. */
export const useHasLeft = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isMarked,
    () => false,
  );

/**
 * Marks this browser as signed out, as the server couldn't be reached: scripts can't remove the session's cookie. The
 * server ends the session with whatever any tab asks for next, and removes the mark.
 */
export function markLeft(): void {
  const https = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser that Kiem supports has the Cookie Store API.
  document.cookie = `${wireName(cookieNames.left, https)}=1; Path=/; SameSite=Lax; Max-Age=${markSeconds}${https ? '; Secure' : ''}`;
  isMarked = true;
  for (const tell of listeners) tell();
}
