import { and, desc, eq, notInArray } from 'drizzle-orm';
import { newId } from '../../../../platform/ids.ts';
import type { Transaction } from '../../../../platform/server/database.ts';
import { deckLimits } from '../../policy/deck.ts';
import { readKeptSlides } from '../../queries/deck-rows.ts';
import { pitchVersions } from '../../tables.ts';

/** Keeps what a locked deck says now as a version, and lets go of the oldest ones. A deck without slides has nothing to keep. */
export async function keepVersion(tx: Transaction, projectId: string, now: Date): Promise<void> {
  const slides = await readKeptSlides(tx, projectId);
  const all = Object.values(slides);
  if (all.length === 0) return;
  const isByModel = all.some(({ fields }) => Object.values(fields).some(({ origin }) => origin === 'model'));
  await tx.insert(pitchVersions).values({ id: newId(), projectId, keptAt: now, writer: isByModel ? 'model' : 'rules', slides });
  const ofDeck = eq(pitchVersions.projectId, projectId);
  const last = tx
    .select({ id: pitchVersions.id })
    .from(pitchVersions)
    .where(ofDeck)
    .orderBy(desc(pitchVersions.keptAt), desc(pitchVersions.id))
    .limit(deckLimits.versions);
  await tx.delete(pitchVersions).where(and(ofDeck, notInArray(pitchVersions.id, last)));
}
