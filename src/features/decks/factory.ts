import { newId } from '../../platform/ids.ts';
import type { Executor } from '../../platform/server/database.ts';
import { keepSlide } from './commands/keep-slide.ts';
import { factsOf } from './facts/policy/facts-of.ts';
import { keptFrom } from './policy/keep-written.ts';
import { slideNames } from './policy/slides.ts';
import { readDeckSource } from './queries/deck-project.ts';
import { readKeptSlides } from './queries/deck-rows.ts';
import { pitchDecks, pitchGenerations, pitchVersions } from './tables.ts';
import { writeSlide } from './writer/policy/write-deck.ts';

type Row = typeof pitchDecks.$inferInsert;

type DeckDetails = Partial<Row> & { projectId: string };

type MadeDeck = { projectId: string; versionId: string };

/** The deck of a project, written by rules, with one earlier version that says the same, and the writing that made it. */
export async function makeDeck(db: Executor, details: DeckDetails): Promise<MadeDeck> {
  const { projectId, updatedAt = new Date(), showsContact = false } = details;
  const source = await readDeckSource(db, projectId, updatedAt);
  if (source === null) throw new Error(`There is no project ${projectId}.`);
  const facts = factsOf(source.project);
  await db.insert(pitchDecks).values({ status: 'generated', ...details, showsContact, updatedAt });
  for (const name of slideNames) {
    const written = writeSlide(name, source.project, facts);
    await keepSlide(db, projectId, name, keptFrom(name, written, { facts, before: undefined, keepsHandEdits: true, showsContact }));
  }
  const versionId = newId();
  const slides = await readKeptSlides(db, projectId);
  await db.insert(pitchVersions).values({ id: versionId, projectId, keptAt: updatedAt, writer: 'rules', slides });
  await db.insert(pitchGenerations).values({
    id: newId(),
    projectId,
    writer: 'rules',
    keepsHandEdits: true,
    startedBy: source.ownerId,
    startedAt: updatedAt,
    movedAt: updatedAt,
    endedAt: updatedAt,
    done: slideNames.length,
  });
  return { projectId, versionId };
}
