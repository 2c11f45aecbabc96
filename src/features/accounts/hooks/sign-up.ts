import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';

export function useSignUp() {
  return useMutation(useApi().accounts.signUp.mutationOptions());
}

export function useResendConfirmation() {
  return useMutation(useApi().accounts.resendConfirmation.mutationOptions());
}
