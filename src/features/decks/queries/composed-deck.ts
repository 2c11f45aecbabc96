import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Executor } from '../../../platform/server/database.ts';
import { factsOf } from '../facts/policy/facts-of.ts';
import type { Facts } from '../facts/policy/references.ts';
import { composeDeck } from '../policy/compose-deck.ts';
import type { ComposedSlide } from '../policy/compose-slide.ts';
import type { DeckSource } from './deck-project.ts';
import { type DeckRow, readKeptSlides } from './deck-rows.ts';

/**
 * The slides of a deck, composed from its project as it is now. Finding its facts, composing, and what callers do with the slides are
 * turns of their own: each may take 10 to 20 ms for the longest texts (docs/decisions/132-what-a-deck-may-cost.md).
 */
export async function readComposedDeck(
  executor: Executor,
  { projectId, showsContact }: DeckRow,
  { project }: DeckSource,
): Promise<{ slides: ComposedSlide[]; facts: Facts }> {
  const kept = await readKeptSlides(executor, projectId);
  const facts = factsOf(project);
  await nextTurn();
  const slides = composeDeck(kept, project, { facts, showsContact });
  await nextTurn();
  return { slides, facts };
}
