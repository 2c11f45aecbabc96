import { type MutationMeta, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast, toastFailure } from '../../../platform/web/kit/toast.ts';
import { useLeave } from '../hooks/leave.ts';

type Api = ReturnType<typeof useApi>;

export const accountOptions = (api: Api) => api.account.readAccount.queryOptions({ meta: { shows: ['account', 'time-zone'] } });
export const devicesOptions = (api: Api) => api.account.listDevices.queryOptions({ meta: { shows: ['devices'] } });

export function useAccount() {
  return useSuspenseQuery(accountOptions(useApi())).data;
}

export function useDevices() {
  return useSuspenseQuery(devicesOptions(useApi())).data;
}

/** Shows why something outside of a form was refused. */
export function tellRefusal(error: unknown, title: string): void {
  const failure = readFailure(error);
  if (failure === null) toastFailure();
  else toast({ kind: 'error', title, message: failure.message });
}

// Pending until the list or the account shows the change, whether it went well or not.
const changesAccount: MutationMeta = { changes: () => ['account'], isAwaited: true };
const changesDevices: MutationMeta = { changes: () => ['devices'], isAwaited: true };

export function useChangePassword() {
  return useMutation(useApi().account.changePassword.mutationOptions({ meta: changesDevices }));
}

export function useRequestEmailChange() {
  return useMutation(useApi().account.requestEmailChange.mutationOptions({ meta: changesAccount }));
}

export function useCancelEmailChange() {
  return useMutation(useApi().account.cancelEmailChange.mutationOptions({ meta: changesAccount }));
}

export function useSignOutDevice() {
  return useMutation(useApi().account.signOutDevice.mutationOptions({ meta: changesDevices }));
}

export function useSignOutOthers() {
  return useMutation(useApi().account.signOutOthers.mutationOptions({ meta: changesDevices }));
}

/** Signs out everywhere; this browser is among them. */
export function useSignOutEverywhere() {
  const leave = useLeave();
  return useMutation(
    useApi().account.signOutEverywhere.mutationOptions({
      async onSuccess() {
        toast({ kind: 'success', title: 'Overal uitgelogd', message: 'Je bent nu op al je apparaten uitgelogd, ook op dit.' });
        await leave();
      },
    }),
  );
}

export function useSetTimeZone() {
  return useMutation(useApi().account.setTimeZone.mutationOptions({ meta: { changes: () => ['time-zone'], isAwaited: true } }));
}

export function useDeleteAccount() {
  const leave = useLeave();
  return useMutation(
    useApi().account.deleteAccount.mutationOptions({
      async onSuccess() {
        toast({ kind: 'success', title: 'Account verwijderd', message: 'Al je gegevens zijn verwijderd. Het ga je goed.' });
        await leave();
      },
    }),
  );
}
