import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { clearOwn } from '../../platform/web/browser/own-storage.ts';
import { safeNext } from '../../platform/web/browser/safe-next.ts';
import { forgetPerson, showsSession } from '../../platform/web/data/session.ts';
import { useApi } from '../../platform/web/data/use-api.ts';
import { toast } from '../../platform/web/kit/toast.ts';

/** Signs in and goes to `next`; the shell shows the person at once. */
export function useSignIn(next: unknown) {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  return useMutation(
    api.accounts.signIn.mutationOptions({
      async onSuccess() {
        // Told here: the form is gone by the time that the next page is shown.
        toast({ kind: 'success', title: 'Succesvol ingelogd!', message: 'Welkom terug' });
        forgetPerson(queryClient);
        await queryClient.refetchQueries({ predicate: showsSession }, { throwOnError: true });
        await router.navigate({ href: safeNext(next), replace: true });
        await router.invalidate();
      },
    }),
  );
}

/** Forgets in this browser who was signed in, and goes to /. */
export function useLeave(): () => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    clearOwn();
    await queryClient.cancelQueries();
    queryClient.setQueriesData({ predicate: showsSession }, null);
    forgetPerson(queryClient);
    await router.navigate({ to: '/', replace: true });
    await router.invalidate();
  };
}

/** Signs out: this browser forgets the person, also when the server can't be reached (decision 9). */
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

export function useSignUp() {
  return useMutation(useApi().accounts.signUp.mutationOptions());
}

export function useResendConfirmation() {
  return useMutation(useApi().accounts.resendConfirmation.mutationOptions());
}

export function useConfirmEmail() {
  return useMutation(useApi().accounts.confirmEmail.mutationOptions());
}

export function useConfirmWithDetails() {
  return useMutation(useApi().accounts.confirmWithDetails.mutationOptions());
}

/** Confirms a new address; the settings show it from then on. */
export function useConfirmNewEmail() {
  return useMutation(useApi().accounts.confirmNewEmail.mutationOptions({ meta: { changes: () => ['account'], isAwaited: true } }));
}

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
      async onSuccess() {
        toast({ kind: 'success', title: 'Wachtwoord gewijzigd', message: 'Log in met je nieuwe wachtwoord.' });
        await leave();
        await router.navigate({ to: '/auth', replace: true });
      },
    }),
  );
}

export type SignUpFields = { firstName: string; lastName: string; email: string; password: string; roles: string[] };
export type Problems = Partial<Record<keyof SignUpFields, string>>;

const missing = {
  firstName: 'Vul je voornaam in.',
  lastName: 'Vul je achternaam in.',
  email: 'Vul je e-mailadres in.',
  password: 'Vul je wachtwoord in.',
} as const;

/** What stands beside the fields, and the one sentence for the toast; null when the server may judge the rest. */
export function checkFields(fields: Partial<SignUpFields>, passwordMinLength = 1): { problems: Problems; message: string } | null {
  const problems: Problems = {};
  for (const name of ['firstName', 'lastName', 'email', 'password'] as const) {
    if (fields[name]?.trim() === '') problems[name] = missing[name];
  }
  let message = Object.keys(problems).length > 0 ? 'Alle velden zijn verplicht' : '';
  if (problems.email === undefined && fields.email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(fields.email.trim())) {
    problems.email = 'Vul een geldig e-mailadres in.';
    message ||= problems.email;
  }
  if (problems.password === undefined && fields.password !== undefined && fields.password.length < passwordMinLength) {
    problems.password = `Je wachtwoord heeft minimaal ${passwordMinLength} tekens.`;
    message ||= problems.password;
  }
  if (fields.roles?.length === 0) {
    problems.roles = 'Selecteer minimaal één rol';
    message ||= problems.roles;
  }
  return message === '' ? null : { problems, message };
}
