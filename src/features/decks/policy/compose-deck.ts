import type { DeckProject } from '../facts/policy/deck-project.ts';
import type { Facts } from '../facts/policy/references.ts';
import { writeSlide } from '../writer/policy/write-deck.ts';
import { type ComposedSlide, composeSlide } from './compose-slide.ts';
import type { KeptSlides } from './kept.ts';
import { slideNames } from './slides.ts';

/** Composes the slides of a deck that are written so far, in order, from its project and the facts of it as they are now. */
export function composeDeck(
  kept: KeptSlides,
  project: DeckProject,
  { facts, showsContact }: { facts: Facts; showsContact: boolean },
): ComposedSlide[] {
  return slideNames.flatMap((name) => {
    const slide = kept[name];
    return slide === undefined ? [] : [composeSlide(name, slide, { facts, written: writeSlide(name, project, facts), showsContact })];
  });
}
