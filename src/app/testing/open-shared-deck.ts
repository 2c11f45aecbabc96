import type { OpenedDeck, ReadingPlace } from '../../features/decks/reading/contract.ts';
import type { Browser } from './browser.ts';

/** Opens a shared deck as a reader does, who is told first what its owner sees. */
export async function openShared({ api }: Pick<Browser, 'api'>, place: ReadingPlace): Promise<OpenedDeck> {
  const { opening } = await api.sharedDecks.readInvitation(place);
  return api.sharedDecks.openDeck({ ...place, opening: opening ?? '' });
}
