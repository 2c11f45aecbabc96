import type { Facts } from '../facts/policy/references.ts';
import { layOutSlide, withFoot } from '../pages/documents/lay-out.ts';
import { type Look, lookOf } from '../pages/policy/look.ts';
import type { Page } from '../pages/policy/page.ts';
import { type ComposedSlide, shownFields } from '../policy/compose-slide.ts';
import { isShown } from '../policy/deck.ts';
import type { DeckSource } from '../queries/deck-project.ts';
import type { DeckRow } from '../queries/deck-rows.ts';

export type LaidOut = ComposedSlide & {
  page: Page;
  /** The text that didn't fit. */
  overflow: string;
  /** Nothing is under its heading, other than what is held back. */
  isEmpty: boolean;
};

type Shown = { deck: Pick<DeckRow, 'style' | 'colour' | 'showsLogo'>; source: Omit<DeckSource, 'ownerId'>; facts: Facts };

/** Lays the slides of a deck out. Those that readers see are numbered, the others have no number. */
export function layOutDeck(slides: readonly ComposedSlide[], { deck, source, facts }: Shown): { slides: LaidOut[]; look: Look } {
  const look = lookOf(deck.style, deck.colour);
  const logo = deck.showsLogo ? source.logo : null;
  const { versionOn } = source.project;
  const laidOut = slides.map((slide) => {
    const content = { fields: shownFields(slide), facts, logo, picture: source.picture, versionOn };
    return { ...slide, ...layOutSlide(slide.name, content, look) };
  });
  const shown = laidOut.filter(isShown);
  const numbered = laidOut.map((slide) => {
    const place = shown.indexOf(slide) + 1;
    return { ...slide, page: withFoot(slide.page, { facts, look, number: place === 0 ? null : [place, shown.length] }) };
  });
  return { slides: numbered, look };
}
