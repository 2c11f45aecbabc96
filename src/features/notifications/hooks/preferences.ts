import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { patch } from '../../../platform/web/data/patches.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import type { Preference } from '../contract.ts';
import type { Channel } from '../policy.ts';

type Api = ReturnType<typeof useApi>;

export const preferencesOptions = (api: Api) =>
  api.notifications.readPreferences.queryOptions({ meta: { shows: ['notification-preferences'] } });

export function usePreferences() {
  return useSuspenseQuery(preferencesOptions(useApi())).data.preferences;
}

const sayings: Record<Channel, string> = {
  app: 'in de app',
  mail: 'in de app en meteen per mail',
  digest: 'in de app en in een dagelijkse samenvatting',
  none: 'niet',
};

/** Chooses how a subject arrives, and says so. */
export function useSavePreference() {
  const api = useApi();
  return useOptimistic({
    call: ({ kind, channel }: Preference) => api.notifications.savePreference.call({ kind, channel }),
    show: (chosen) => [
      patch<{ preferences: Preference[] }>(preferencesOptions(api).queryKey, ({ preferences }) => ({
        preferences: preferences.map((each) => (each.kind === chosen.kind ? chosen : each)),
      })),
    ],
    done(_saved, { label, channel, isMailing }) {
      const message = `${label}: ${isMailing && channel === 'mail' ? 'per mail' : sayings[channel]}.`;
      toast({ kind: 'success', title: 'Voorkeur gewijzigd', message });
    },
    failed: ({ failure }) => ({ title: 'Voorkeur niet gewijzigd', message: failure?.message ?? 'Er is iets misgegaan. Probeer opnieuw.' }),
    scope: 'notification-preferences',
  });
}

/** Unsubscribes by the link of a mail, signed in or not. */
export function useUnsubscribe() {
  return useMutation(
    useApi().notifications.unsubscribe.mutationOptions({ meta: { changes: () => ['notification-preferences'], isAwaited: true } }),
  );
}
