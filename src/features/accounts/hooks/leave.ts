import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { markLeft } from '../../../platform/web/data/left-mark.ts';
import { forgetPerson, showsSession } from '../../../platform/web/data/session.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { clearKept } from '../../../platform/web/forms/kept-in-browser.ts';

/** Forgets the signed-in person in this browser. */
function useForget(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    clearKept();
    await queryClient.cancelQueries();
    queryClient.setQueriesData({ predicate: showsSession }, null);
    forgetPerson(queryClient);
  };
}

/** Forgets the signed-in person in this browser, and navigates to /. */
export function useLeave(): () => Promise<void> {
  const router = useRouter();
  const forget = useForget();
  return async () => {
    await forget();
    await router.navigate({ to: '/', replace: true });
    await router.invalidate();
  };
}

/** Signs out. Where the server can't be reached, this browser forgets the person now, and the session ends at the next contact. */
export function useSignOut() {
  const api = useApi();
  const forget = useForget();
  const leave = useLeave();
  return useMutation(
    api.accounts.signOut.mutationOptions({
      onSuccess: leave,
      onError() {
        // The code of another page can't come: the shell says what happened in place of this one.
        markLeft();
        // Anything that is asked for ends the session; nobody need wait for somebody to press a link.
        window.addEventListener('online', () => void endAtContact(() => api.accounts.signOut.call({})), { once: true });
        return forget();
      },
    }),
  );
}

async function endAtContact(signOut: () => Promise<unknown>): Promise<void> {
  // Refused too, the request has ended the session.
  await signOut().catch(() => undefined);
  window.location.replace('/');
}
