import type { Services } from '../../../platform/server/services.ts';
import type { Deck } from '../contract.ts';
import { composeSlide } from '../policy/compose-slide.ts';
import { confirmed } from '../policy/confirm.ts';
import type { SlideName } from '../policy/slides.ts';
import { readOwnDeck } from '../queries/own-deck.ts';
import { readSlideNow } from '../queries/slide-now.ts';
import { hashFacts } from '../tokens/hash-facts.ts';
import { keepSlide } from './keep-slide.ts';
import { lockOwnDeck, touchDeck, type Unchangeable } from './lock-deck.ts';

type Update = { id: string; slide: SlideName; facts: string; now: Date };

/** Lets a slide follow its project again, if its owner has seen the facts of now. */
export async function updateSlide(services: Services, ownerId: string, update: Update): Promise<Deck | Unchangeable | 'stale'> {
  const { id, slide, now } = update;
  return services.db.transaction(async (tx) => {
    const locked = await lockOwnDeck(tx, ownerId, update);
    if (locked === null || typeof locked === 'string') return locked;
    const current = await readSlideNow(tx, locked.deck, slide);
    if (current === null) return 'no-deck';
    const { used } = composeSlide(slide, current.kept, current.now);
    if (hashFacts(used) !== update.facts) return 'stale';
    await keepSlide(tx, id, slide, { ...confirmed(current.kept, current.now), facts: used });
    await touchDeck(tx, services, { ownerId, deck: locked.deck, now });
    return readOwnDeck(tx, ownerId, { id, now });
  });
}
