import type { Executor } from '../../../platform/server/database.ts';
import type { KeptSlide } from '../policy/kept.ts';
import type { SlideName } from '../policy/slides.ts';
import { pitchSlides } from '../tables.ts';
import { hashFacts } from '../tokens/hash-facts.ts';

/** Writes a slide of a deck, which is locked, whether it is there already or not. */
export async function keepSlide(executor: Executor, projectId: string, name: SlideName, slide: KeptSlide): Promise<void> {
  const row = { ...slide, factsHash: hashFacts(slide.facts) };
  await executor
    .insert(pitchSlides)
    .values({ ...row, projectId, name })
    .onConflictDoUpdate({ target: [pitchSlides.projectId, pitchSlides.name], set: row });
}
