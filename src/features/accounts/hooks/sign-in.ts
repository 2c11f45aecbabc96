import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { safeNext } from '../../../platform/web/browser/safe-next.ts';
import { forgetPerson, showsSession } from '../../../platform/web/data/session.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { forgetEmail } from '../view/known-email.ts';

/**
 * Signs in and goes to `next` of the address; the shell shows the person at once. One who pressed a link meanwhile stays
 * where it led.
 */
export function useSignIn() {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  return useMutation(
    api.accounts.signIn.mutationOptions({
      async onSuccess({ isFirstDay }) {
        // Told here: the form is gone by the time that the next page is shown.
        toast({ kind: 'success', title: 'Succesvol ingelogd!', message: isFirstDay ? 'Welkom' : 'Welkom terug' });
        forgetPerson(queryClient);
        await queryClient.refetchQueries({ predicate: showsSession }, { throwOnError: true });
        forgetEmail();
        const { pathname, search } = router.latestLocation;
        if (pathname === '/auth') await router.navigate({ href: safeNext(search.next), replace: true });
        await router.invalidate();
      },
    }),
  );
}
