import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { markLeft } from '../../../platform/web/data/left-mark.ts';
import { forgetPerson, noteOwnEnd, showsSession } from '../../../platform/web/data/session.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { clearKept } from '../../../platform/web/forms/kept-in-browser.ts';

/** Ends the session in this browser: what was loaded for the person is still there for the page that is left. */
function useEnd(): () => Promise<void> {
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
  const router = useRouter();
  const queryClient = useQueryClient();
  const end = useEnd();
  return async () => {
    await end();
    // The page that is left would ask for its data again, in vain, if it lost them while it is still there.
    await router.navigate({ to: '/', replace: true });
    forgetPerson(queryClient);
    await router.invalidate();
  };
}

/** Signs out. Where the server can't be reached, this browser forgets the person now, and the session ends at the next contact. */
export function useSignOut() {
  const api = useApi();
  const queryClient = useQueryClient();
  const end = useEnd();
  const leave = useLeave();
  return useMutation(
    api.accounts.signOut.mutationOptions({
      onSuccess: leave,
      onError() {
        // The code of another page can't come: the shell says what happened in place of this one.
        markLeft();
        // Anything that is asked for ends the session; nobody need wait for somebody to press a link.
        window.addEventListener('online', () => void endAtContact(() => api.accounts.signOut.call({})), { once: true });
        return end().then(() => forgetPerson(queryClient));
      },
    }),
  );
}

async function endAtContact(signOut: () => Promise<unknown>): Promise<void> {
  // Refused too, the request has ended the session.
  await signOut().catch(() => undefined);
  window.location.replace('/');
}
