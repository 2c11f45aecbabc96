import type { Deck, DeckSlide } from '../contract.ts';
import { isShown } from '../policy/deck.ts';

/** How many texts of a deck its owner wrote by hand: fields, and notes of slides. */
export function handMadeIn({ slides }: { slides: readonly Pick<DeckSlide, 'fields' | 'hasOwnNotes'>[] }): number {
  return slides.reduce(
    (count, { fields, hasOwnNotes }) => count + fields.filter(({ origin }) => origin === 'hand').length + Number(hasOwnNotes),
    0,
  );
}

/** The slides that are presented, with the notes of each for the speaker. */
export function presented({ slides }: Pick<Deck, 'slides'>) {
  return slides.filter(isShown).map(({ page, notes, overflow }) => ({ page, notes: [notes, overflow].filter(Boolean).join('\n\n') }));
}
