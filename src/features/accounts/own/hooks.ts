import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast, toastFailure } from '../../../platform/web/kit/toast.ts';
import { useLeave } from '../hooks.ts';

type Api = ReturnType<typeof useApi>;

/** Without a network a form fails, and says so, instead of waiting for one. */
const networkMode = 'always';

export const accountOptions = (api: Api) => api.account.readAccount.queryOptions();
export const devicesOptions = (api: Api) => api.account.listDevices.queryOptions();

export function useAccount() {
  return useSuspenseQuery(accountOptions(useApi())).data;
}

export function useDevices() {
  return useSuspenseQuery(devicesOptions(useApi())).data;
}

/** Shows why something was refused; gives what stands beside the fields. */
export function tellRefusal(error: unknown, title: string, fieldOf: Record<string, string> = {}): Record<string, string> {
  const failure = readFailure(error);
  if (failure === null) {
    toastFailure();
    return {};
  }
  toast({ kind: 'error', title, message: failure.message });
  const field = fieldOf[failure.code];
  return field === undefined ? failure.fields : { [field]: failure.message };
}

/** Reads an area again after what changed it, whether it went well or not. */
function useReread() {
  const api = useApi();
  const queryClient = useQueryClient();
  return {
    account: () => queryClient.invalidateQueries({ queryKey: accountOptions(api).queryKey }),
    devices: () => queryClient.invalidateQueries({ queryKey: devicesOptions(api).queryKey }),
  };
}

export function useChangePassword() {
  const reread = useReread();
  return useMutation(useApi().account.changePassword.mutationOptions({ networkMode, onSuccess: reread.devices }));
}

export function useRequestEmailChange() {
  const reread = useReread();
  return useMutation(useApi().account.requestEmailChange.mutationOptions({ networkMode, onSuccess: reread.account }));
}

export function useCancelEmailChange() {
  const reread = useReread();
  return useMutation(useApi().account.cancelEmailChange.mutationOptions({ networkMode, onSettled: reread.account }));
}

export function useSignOutDevice() {
  const reread = useReread();
  return useMutation(useApi().account.signOutDevice.mutationOptions({ networkMode, onSettled: reread.devices }));
}

export function useSignOutOthers() {
  const reread = useReread();
  return useMutation(useApi().account.signOutOthers.mutationOptions({ networkMode, onSettled: reread.devices }));
}

/** Signs out everywhere; this browser is among them. */
export function useSignOutEverywhere() {
  const onSuccess = useLeave();
  return useMutation(useApi().account.signOutEverywhere.mutationOptions({ networkMode, onSuccess }));
}

export function useSetTimeZone() {
  const api = useApi();
  const queryClient = useQueryClient();
  const reread = useReread();
  // Every page shows times in it.
  const rereadZone = () => Promise.all([reread.account(), queryClient.invalidateQueries({ queryKey: api.profiles.readMe.queryKey() })]);
  return useMutation(api.account.setTimeZone.mutationOptions({ networkMode, onSettled: rereadZone }));
}

export function useDeleteAccount() {
  const leave = useLeave();
  return useMutation(
    useApi().account.deleteAccount.mutationOptions({
      networkMode,
      async onSuccess() {
        toast({ kind: 'success', title: 'Account verwijderd', message: 'Al je gegevens zijn verwijderd. Het ga je goed.' });
        await leave();
      },
    }),
  );
}
