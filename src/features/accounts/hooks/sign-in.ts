import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { safeNext } from '../../../platform/web/browser/safe-next.ts';
import { forgetPerson, showsSession } from '../../../platform/web/data/session.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { confirmedEmail } from '../view/confirmed-email.ts';

/** Signs in and goes to `next`; the shell shows the person at once. */
export function useSignIn(next: unknown) {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  return useMutation(
    api.accounts.signIn.mutationOptions({
      async onSuccess() {
        // Told here: the form is gone by the time that the next page is shown.
        toast({ kind: 'success', title: 'Succesvol ingelogd!', message: confirmedEmail() === '' ? 'Welkom terug' : 'Welkom' });
        forgetPerson(queryClient);
        await queryClient.refetchQueries({ predicate: showsSession }, { throwOnError: true });
        await router.navigate({ href: safeNext(next), replace: true });
        await router.invalidate();
      },
    }),
  );
}
