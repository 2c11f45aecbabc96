import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { markLeft } from '../../../platform/web/data/left-mark.ts';
import { forgetPerson, noteOwnEnd, showsSession, takeOwnEnd } from '../../../platform/web/data/session.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { clearKept } from '../../../platform/web/forms/kept-in-browser.ts';

/** Shows the page as to a visitor; `forgetPerson` removes what was loaded for the person. */
function useShowSignedOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    clearKept();
    noteOwnEnd();
    await queryClient.cancelQueries();
    queryClient.setQueriesData({ predicate: showsSession }, null);
  };
}

/** Forgets the signed-in person in this browser, and navigates to /. */
export function useLeave(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  const showSignedOut = useShowSignedOut();
  return async () => {
    await showSignedOut();
    // The session is gone: a form that isn't saved can't be saved any more, and would be an empty page.
    await router.navigate({ to: '/', replace: true, ignoreBlocker: true });
    await router.invalidate();
    // A screen that is still there would load what it shows again.
    forgetPerson(queryClient);
  };
}

/**
 * Shows who is signed in here after the sessions of an account ended, which may be another than this browser's, and navigates
 * to signing in. What is kept here stays: each text is for its writer alone.
 */
export function useShowEnded(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  const isSignedIn = () => queryClient.getQueriesData({ predicate: showsSession }).every(([, data]) => data !== null);
  return async () => {
    const wasSignedIn = isSignedIn();
    if (wasSignedIn) noteOwnEnd();
    await queryClient.invalidateQueries({ predicate: showsSession });
    const hasEnded = wasSignedIn && !isSignedIn();
    if (wasSignedIn && !hasEnded) takeOwnEnd();
    await router.navigate({ to: '/auth', replace: true, ignoreBlocker: true });
    if (hasEnded) forgetPerson(queryClient);
  };
}

/** Signs out. Where the server can't be reached, this browser forgets the person now, and the session ends at the next contact. */
export function useSignOut() {
  const api = useApi();
  const queryClient = useQueryClient();
  const showSignedOut = useShowSignedOut();
  const leave = useLeave();
  return useMutation(
    api.accounts.signOut.mutationOptions({
      onSuccess: leave,
      async onError() {
        // The code of another page can't come: the shell says what happened in place of this one.
        markLeft();
        // Anything that is asked for ends the session; nobody need wait for somebody to press a link.
        window.addEventListener('online', () => void endAtContact(() => api.accounts.signOut.call({})), { once: true });
        await showSignedOut();
        forgetPerson(queryClient);
      },
    }),
  );
}

async function endAtContact(signOut: () => Promise<unknown>): Promise<void> {
  // Refused too, the request has ended the session.
  await signOut().catch(() => undefined);
  window.location.replace('/');
}
