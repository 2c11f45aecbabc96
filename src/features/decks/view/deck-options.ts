import type { useApi } from '../../../platform/web/data/use-api.ts';
import type {} from '../../projects/view/words.ts';
import type {} from './words.ts';

/** The deck of one's own project; it says what the project says, so it follows that too. */
export function deckOptions(api: ReturnType<typeof useApi>, id: string) {
  return api.decks.readDeck.queryOptions({ input: { id }, meta: { shows: ['decks', `deck:${id}`, `project:${id}`] } });
}
