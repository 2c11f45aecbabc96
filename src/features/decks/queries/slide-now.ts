import type { Executor } from '../../../platform/server/database.ts';
import { factsOf } from '../facts/policy/facts-of.ts';
import type { Now } from '../policy/compose-slide.ts';
import type { KeptSlide } from '../policy/kept.ts';
import type { SlideName } from '../policy/slides.ts';
import { writeSlide } from '../writer/policy/write-deck.ts';
import { readDeckSource } from './deck-project.ts';
import { type DeckRow, readKeptSlides } from './deck-rows.ts';

/** A slide of a deck as it is kept, with all by which it is composed now; null while it isn't written. */
export async function readSlideNow(executor: Executor, deck: DeckRow, name: SlideName): Promise<{ kept: KeptSlide; now: Now } | null> {
  const source = await readDeckSource(executor, deck.projectId, deck.updatedAt);
  const { [name]: kept } = await readKeptSlides(executor, deck.projectId);
  if (source === null || kept === undefined) return null;
  const facts = factsOf(source.project);
  return { kept, now: { facts, written: writeSlide(name, source.project, facts), showsContact: deck.showsContact } };
}
