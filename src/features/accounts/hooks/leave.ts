import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { markLeft } from '../../../platform/web/data/left-mark.ts';
import { forgetPerson, showsSession } from '../../../platform/web/data/session.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { clearKept } from '../../../platform/web/forms/kept-in-browser.ts';
import { toast } from '../../../platform/web/kit/toast.ts';

/** Forgets the signed-in person in this browser, and navigates to /. */
export function useLeave(): () => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    clearKept();
    await queryClient.cancelQueries();
    queryClient.setQueriesData({ predicate: showsSession }, null);
    forgetPerson(queryClient);
    await router.navigate({ to: '/', replace: true });
    await router.invalidate();
  };
}

/** Signs out. Where the server can't be reached, this browser forgets the person now, and the session ends at the next contact. */
export function useSignOut() {
  const api = useApi();
  const onSettled = useLeave();
  return useMutation(
    api.accounts.signOut.mutationOptions({
      onError() {
        markLeft();
        // Anything that is asked for ends the session; nobody need wait for somebody to press a link.
        window.addEventListener('online', () => void api.accounts.signOut.call({}).catch(() => undefined), { once: true });
        toast({
          kind: 'success',
          title: 'Je bent uitgelogd',
          message: 'Kiem was niet bereikbaar. Zodra er weer verbinding is, is ook je sessie voorbij.',
        });
      },
      onSettled,
    }),
  );
}
