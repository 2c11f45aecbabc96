import type { Facts } from '../facts/policy/references.ts';
import { layOutSlide } from '../pages/documents/lay-out.ts';
import { type Look, lookOf } from '../pages/policy/look.ts';
import type { Page } from '../pages/policy/page.ts';
import { type ComposedSlide, shownFields } from '../policy/compose-slide.ts';
import type { DeckSource } from '../queries/deck-project.ts';
import type { DeckRow } from '../queries/deck-rows.ts';

export type LaidOut = ComposedSlide & { page: Page /** The text that didn't fit. */; overflow: string };

type Shown = { deck: Pick<DeckRow, 'style' | 'colour' | 'showsLogo'>; source: Omit<DeckSource, 'ownerId'>; facts: Facts };

/** Lays the slides of a deck out. Those that are shown are numbered; a hidden one has the number that it would have. */
export function layOutDeck(slides: readonly ComposedSlide[], { deck, source, facts }: Shown): { slides: LaidOut[]; look: Look } {
  const look = lookOf(deck.style, deck.colour);
  const logo = deck.showsLogo ? source.logo : null;
  const shownCount = slides.filter(({ isHidden }) => !isHidden).length;
  let before = 0;
  const laidOut = slides.map((slide) => {
    const isNumberOf = [before + 1, slide.isHidden ? shownCount + 1 : shownCount] as const;
    if (!slide.isHidden) before += 1;
    const { versionOn } = source.project;
    const content = { fields: shownFields(slide), facts, logo, picture: source.picture, versionOn, isNumberOf };
    return { ...slide, ...layOutSlide(slide.name, content, look) };
  });
  return { slides: laidOut, look };
}
