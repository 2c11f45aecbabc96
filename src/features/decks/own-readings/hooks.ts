import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast, toastFailure } from '../../../platform/web/kit/toast.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** One's own readings of shared decks, as they are kept. */
    'own-deck-readings': true;
  }
}

type Api = ReturnType<typeof useApi>;

const changed = ['own-deck-readings'] as const;
const list = { ...paging, meta: { shows: changed, follows: true } };

const ownReadingsOptions = (api: Api) =>
  api.ownReadings.listOwnReadings.infiniteOptions({ input: (after: string | undefined) => ({ after }), ...list });

const mailedReadingsOptions = (api: Api, token: string) =>
  api.ownReadings.listMailedReadings.infiniteOptions({ input: (after: string | undefined) => ({ token, after }), ...list });

export const useOwnReadings = () => usePages(ownReadingsOptions(useApi()), ({ readings }) => readings);

/** The readings at the address to which this link was mailed. */
export const useMailedReadings = (token: string) => usePages(mailedReadingsOptions(useApi(), token), ({ readings }) => readings);

const erasing = {
  onSuccess: () => toast({ kind: 'success', title: 'Gewist' }),
  onError: () => toastFailure(),
  meta: { changes: () => changed, isAwaited: true },
};

export const useEraseReading = () => useMutation(useApi().ownReadings.eraseReading.mutationOptions(erasing));

export const useEraseMailedReadings = () => useMutation(useApi().ownReadings.eraseMailedReadings.mutationOptions(erasing));

export const useRequestReadings = () => useMutation(useApi().ownReadings.requestReadings.mutationOptions());
