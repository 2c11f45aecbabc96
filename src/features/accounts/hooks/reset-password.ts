import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { rememberEmail } from '../view/known-email.ts';
import { useShowEnded } from './leave.ts';

export function useRequestPasswordReset() {
  return useMutation(useApi().accounts.requestPasswordReset.mutationOptions());
}

/** Chooses a new password with the token of a mail; every session of its account ended with the old one. */
export function useResetPassword() {
  const api = useApi();
  const showEnded = useShowEnded();
  return useMutation(
    api.accounts.resetPassword.mutationOptions({
      async onSuccess({ email }) {
        rememberEmail(email);
        toast({ kind: 'success', title: 'Wachtwoord gewijzigd', message: 'Log in met je nieuwe wachtwoord.' });
        await showEnded();
      },
    }),
  );
}
