import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
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

/** Signs out. This browser forgets the person even if the server can't be reached. */
export function useSignOut() {
  const api = useApi();
  const onSettled = useLeave();
  return useMutation(
    api.accounts.signOut.mutationOptions({
      onError() {
        // The session's cookie can only be removed by the server.
        toast({ kind: 'error', title: 'Fout', message: 'Kiem was niet bereikbaar. Log nog eens uit zodra je verbinding hebt.' });
      },
      onSettled,
    }),
  );
}
