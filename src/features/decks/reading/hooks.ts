import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast, toastFailure } from '../../../platform/web/kit/toast.ts';
import { checkMilliseconds } from './policy.ts';
import type { OpenedPlace, Place } from './view/place.ts';
import { invitationOptions, openedOptions } from './view/shared-deck-options.ts';

/** A refusal is final: asked again, it would be counted again. */
const retry = (failures: number, error: unknown) => readFailure(error) === null && failures < 1;

export const useInvitation = (place: Place) => useQuery({ ...invitationOptions(useApi(), place), retry });

export const useOpened = (place: OpenedPlace) => useQuery({ ...openedOptions(useApi(), place), retry });

/** Refusals after which nothing of the deck stays on the screen. */
const endings = ['NOT_FOUND', 'EXPIRED', 'TAKEN_BACK', 'FORBIDDEN', 'UNAUTHORIZED'];

/**
 * Whether the deck on the screen may still be read, asked again and again while the page is in sight; the code of the refusal once
 * it may not. A break of the network, or of Kiem, ends nothing.
 */
export function useAccess(place: Place): { ended: string | null; releaseId: string | undefined } {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data, error } = useQuery({
    ...api.sharedDecks.checkAccess.queryOptions({ input: place }),
    retry: false,
    refetchInterval: ({ state }) => (endingOf(state.error) === null ? checkMilliseconds : false),
  });
  const ended = endingOf(error);
  useEffect(() => {
    if (ended === null) return;
    queryClient.removeQueries({ queryKey: api.sharedDecks.openDeck.key() });
    void queryClient.invalidateQueries({ queryKey: invitationOptions(api, place).queryKey });
  }, [ended, queryClient, api, place]);
  return { ended, releaseId: data?.releaseId };
}

function endingOf(error: unknown): string | null {
  const code = readFailure(error)?.code ?? '';
  return endings.includes(code) ? code : null;
}

export const useRequestCode = () => useMutation(useApi().sharedDecks.requestCode.mutationOptions());

export const useEnterCode = () =>
  useMutation(useApi().sharedDecks.enterCode.mutationOptions({ meta: { changes: () => ['shared-deck'], isAwaited: true } }));

/** Keeps which slides are seen. One that isn't kept is no loss. */
export const useRecordSlide = () => useMutation(useApi().sharedDecks.recordSlide.mutationOptions()).mutate;

/** Erases what was kept of the readings by a link. */
export const useEraseReadingsOfLink = () =>
  useMutation(
    useApi().sharedDecks.eraseReadingsOfLink.mutationOptions({
      onSuccess: () => toast({ kind: 'success', title: 'Gewist' }),
      onError: () => toastFailure(),
    }),
  );
