import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Deck } from '../contract.ts';
import type { SlideName } from '../policy/slides.ts';
import type { DeckRow } from '../queries/deck-rows.ts';
import { readOwnDeck } from '../queries/own-deck.ts';
import { pitchSlides } from '../tables.ts';
import { lockOwnDeck, touchDeck, type Unchangeable } from './lock-deck.ts';

type Change = { id: string; now: Date };

/** Hides a slide of an own deck, or shows it again. */
export async function setHidden(
  services: Services,
  ownerId: string,
  { slide, isHidden, ...change }: Change & { slide: SlideName; isHidden: boolean },
): Promise<Deck | Unchangeable> {
  return changeDeck(services, ownerId, change, async (tx) => {
    const ofSlide = and(eq(pitchSlides.projectId, change.id), eq(pitchSlides.name, slide));
    const changed = await tx.update(pitchSlides).set({ isHidden }).where(ofSlide).returning({ name: pitchSlides.name });
    return changed.length === 0 ? 'no-deck' : {};
  });
}

type Look = Pick<DeckRow, 'style' | 'colour' | 'showsLogo' | 'showsContact'>;

/** Changes how an own deck looks. */
export async function saveLook(services: Services, ownerId: string, { id, now, ...look }: Change & Look): Promise<Deck | Unchangeable> {
  return changeDeck(services, ownerId, { id, now }, async () => look);
}

/** Changes columns of an own deck in one transaction, and returns the deck. */
async function changeDeck(
  services: Services,
  ownerId: string,
  { id, now }: Change,
  work: (tx: Transaction) => Promise<Partial<Look> | 'no-deck'>,
): Promise<Deck | Unchangeable> {
  return services.db.transaction(async (tx) => {
    const locked = await lockOwnDeck(tx, ownerId, { id, now });
    if (locked === null || typeof locked === 'string') return locked;
    const set = await work(tx);
    if (set === 'no-deck') return set;
    await touchDeck(tx, services, { ownerId, deck: locked.deck, now, set });
    return readOwnDeck(tx, ownerId, { id, now });
  });
}
