import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import type { KeptSlides } from '../policy/kept.ts';
import { pitchDecks, pitchGenerations, pitchSlides } from '../tables.ts';

export type DeckRow = typeof pitchDecks.$inferSelect;
export type GenerationRow = typeof pitchGenerations.$inferSelect;

/** The deck of a project, whoever asks; null without one. */
export async function readDeckRow(executor: Executor, projectId: string): Promise<DeckRow | null> {
  const [row] = await executor.select().from(pitchDecks).where(eq(pitchDecks.projectId, projectId));
  return row ?? null;
}

/** The slides of a deck as they are kept, by name. */
export async function readKeptSlides(executor: Executor, projectId: string): Promise<KeptSlides> {
  const { name, fields, notes, isHidden, facts } = pitchSlides;
  const rows = await executor
    .select({ name, fields, notes, isHidden, facts })
    .from(pitchSlides)
    .where(eq(pitchSlides.projectId, projectId));
  return Object.fromEntries(rows.map(({ name: slide, ...kept }) => [slide, kept]));
}

/** The last writing of a deck, running or ended; null before the first. */
export async function readGeneration(executor: Executor, projectId: string): Promise<GenerationRow | null> {
  const [row] = await executor.select().from(pitchGenerations).where(eq(pitchGenerations.projectId, projectId));
  return row ?? null;
}
