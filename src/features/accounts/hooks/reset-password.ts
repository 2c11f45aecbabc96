import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { rememberEmail } from '../view/known-email.ts';
import { useLeave } from './leave.ts';

export function useRequestPasswordReset() {
  return useMutation(useApi().accounts.requestPasswordReset.mutationOptions());
}

/** Chooses a new password with the token of a mail; every session ended with the old one, this browser's too. */
export function useResetPassword() {
  const api = useApi();
  const leave = useLeave();
  const router = useRouter();
  return useMutation(
    api.accounts.resetPassword.mutationOptions({
      async onSuccess({ email }) {
        rememberEmail(email);
        toast({ kind: 'success', title: 'Wachtwoord gewijzigd', message: 'Log in met je nieuwe wachtwoord.' });
        await leave();
        await router.navigate({ to: '/auth', replace: true });
      },
    }),
  );
}
