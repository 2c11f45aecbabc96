import type { QueryClient } from '@tanstack/react-query';
import type { useApi } from '../../../../platform/web/data/use-api.ts';
import type { OpenedPlace, Place } from './place.ts';

declare module '../../../../platform/web/data/words.ts' {
  interface Words {
    /** The words that a reader gets before a shared deck opens. */
    'shared-deck': true;
  }
}

type Api = ReturnType<typeof useApi>;

/** The words that a reader gets before a shared deck opens. */
export function invitationOptions(api: Api, place: Place) {
  return api.sharedDecks.readInvitation.queryOptions({ input: place, meta: { shows: ['shared-deck', 'session'] } });
}

/** Opens a shared deck, which its owner sees. Opened again by the same reader it is the same reading. */
export function openedOptions(api: Api, place: OpenedPlace) {
  return api.sharedDecks.openDeck.queryOptions({ input: place, refetchOnWindowFocus: false });
}

type Asked = {
  place: Place;
  /** The part of the address that opens the deck. */
  opening: string | undefined;
  /** The reader only points at a link to it: that opens nothing. */
  isPreload: boolean;
};

/** Loads the page of a shared deck, and the deck itself for a reader who pressed to open it. Throws the refusal. */
export async function loadSharedDeck(queryClient: QueryClient, api: Api, { place, opening, isPreload }: Asked): Promise<void> {
  const invitation = await queryClient.fetchQuery(invitationOptions(api, place));
  if (opening === undefined || opening !== invitation.opening || isPreload) return;
  await queryClient.prefetchQuery(openedOptions(api, { ...place, opening }));
}
