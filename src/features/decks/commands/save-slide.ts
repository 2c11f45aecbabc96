import { isDeepStrictEqual } from 'node:util';
import type { Services } from '../../../platform/server/services.ts';
import type { Deck, FigureWarning } from '../contract.ts';
import { applyTyped } from '../policy/apply-typed.ts';
import { warningsOf } from '../policy/figure-places.ts';
import type { SlideName } from '../policy/slides.ts';
import type { TypedFields } from '../policy/typed-fields.ts';
import { readOwnDeck } from '../queries/own-deck.ts';
import { readSlideNow } from '../queries/slide-now.ts';
import { keepSlide } from './keep-slide.ts';
import { lockOwnDeck, touchDeck, type Unchangeable } from './lock-deck.ts';

type Typed = { id: string; slide: SlideName; version: number; fields: TypedFields; notes?: string | null | undefined; now: Date };
type Saved = { deck: Deck; warnings: FigureWarning[] } | Unchangeable | 'stale';

/**
 * Saves what an owner typed on a slide, if the deck still has the version that it is based on. The same content again returns the
 * deck, so that a save whose answer was lost can be repeated.
 */
export async function saveSlide(services: Services, ownerId: string, typed: Typed): Promise<Saved> {
  const { id, slide, version, now } = typed;
  return services.db.transaction(async (tx) => {
    const locked = await lockOwnDeck(tx, ownerId, typed);
    if (locked === null || typeof locked === 'string') return locked;
    const current = await readSlideNow(tx, locked.deck, slide);
    if (current === null) return 'no-deck';
    const { kept, now: asNow } = current;
    const after = applyTyped(slide, kept, { ...typed, asNow });
    if (!isDeepStrictEqual(after, kept)) {
      if (locked.deck.version !== version) return 'stale';
      await keepSlide(tx, id, slide, after);
      await touchDeck(tx, services, { ownerId, deck: locked.deck, now });
    }
    const deck = await readOwnDeck(tx, ownerId, { id, now });
    return deck && { deck, warnings: warningsOf(slide, after, Object.keys(typed.fields), asNow.facts) };
  });
}
