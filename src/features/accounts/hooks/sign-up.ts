import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';

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
