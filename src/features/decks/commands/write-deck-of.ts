import { eq } from 'drizzle-orm';
import { isUnreachable, type Transaction } from '../../../platform/server/database.ts';
import { isDiskFull } from '../../../platform/server/full-disk.ts';
import { describeError } from '../../../platform/server/log.ts';
import type { Services } from '../../../platform/server/services.ts';
import { lockProjectOf } from '../../projects/own/commands/lock-project.ts';
import { writeSlideBy } from '../documents/write-slides.ts';
import { factsOf } from '../facts/policy/facts-of.ts';
import type { Facts } from '../facts/policy/references.ts';
import { keptFrom } from '../policy/keep-written.ts';
import { type SlideName, slideNames, type WrittenSlide } from '../policy/slides.ts';
import { type DeckSource, readDeckSource } from '../queries/deck-project.ts';
import { type GenerationRow, readDeckRow, readGeneration, readKeptSlides } from '../queries/deck-rows.ts';
import { pitchGenerations } from '../tables.ts';
import { generationFailedMessage } from '../texts.ts';
import { keepSlide } from './keep-slide.ts';
import { touchDeck } from './lock-deck.ts';

type Writing = { projectId: string; generationId: string };

/**
 * Writes the slides of a deck that aren't written yet, each in a transaction of its own. A failure of the writer ends the writing with
 * a text for the owner; one of the database or the disk, or the end of this server, is left to the queue, which tries again.
 */
export async function writeDeckOf(services: Services, writing: Writing): Promise<void> {
  const { db, clock } = services;
  const running = await readGeneration(db, writing.projectId);
  const source = running?.id === writing.generationId ? await readDeckSource(db, writing.projectId, clock.now()) : null;
  if (running === null || source === null) return;
  try {
    await writeRest(services, running, source);
  } catch (error) {
    if (services.live.ending.aborted || isUnreachable(error) || isDiskFull(error)) throw error;
    services.log.error({ ...writing, error: describeError(error) }, 'a deck could not be written');
    await db.transaction((tx) => endWriting(tx, services, running, generationFailedMessage));
  }
}

async function writeRest(services: Services, running: GenerationRow, source: DeckSource): Promise<void> {
  const { project, ownerId } = source;
  const facts = factsOf(project);
  for (const name of slideNames.slice(running.done)) {
    const written = await writeSlideBy(services, running.writer, { slide: name, project, facts, ownerId });
    // A model that was broken off leaves a slide of the rules: the next server asks it again.
    if (running.writer === 'model') services.live.ending.throwIfAborted();
    const isKept = await services.db.transaction((tx) => keepNext(tx, services, running, { name, written, facts }));
    // Another writing took over, the project is gone, or this one ran twice.
    if (!isKept) return;
  }
  await services.db.transaction((tx) => endWriting(tx, services, running, null));
}

/** Locks the deck of a writing, in the order of all other changes; null if the writing isn't the one that runs. */
async function lockWriting(tx: Transaction, { projectId, id, startedBy }: GenerationRow) {
  if ((await lockProjectOf(tx, startedBy, projectId)) === null) return null;
  const deck = await readDeckRow(tx, projectId);
  const generation = await readGeneration(tx, projectId);
  return deck !== null && generation?.id === id && generation.endedAt === null ? { deck, generation } : null;
}

type NextSlide = { name: SlideName; written: WrittenSlide; facts: Facts };

async function keepNext(
  tx: Transaction,
  services: Services,
  running: GenerationRow,
  { name, written, facts }: NextSlide,
): Promise<boolean> {
  const locked = await lockWriting(tx, running);
  if (locked === null || slideNames[locked.generation.done] !== name) return false;
  const { projectId, startedBy: ownerId, keepsHandEdits } = running;
  const { [name]: before } = await readKeptSlides(tx, projectId);
  const now = services.clock.now();
  await keepSlide(tx, projectId, name, keptFrom(name, written, { facts, before, keepsHandEdits, showsContact: locked.deck.showsContact }));
  await tx
    .update(pitchGenerations)
    .set({ done: locked.generation.done + 1, movedAt: now })
    .where(eq(pitchGenerations.projectId, projectId));
  await touchDeck(tx, services, { ownerId, deck: locked.deck, now });
  return true;
}

async function endWriting(tx: Transaction, services: Services, running: GenerationRow, error: string | null): Promise<void> {
  const locked = await lockWriting(tx, running);
  if (locked === null) return;
  const now = services.clock.now();
  await tx.update(pitchGenerations).set({ endedAt: now, movedAt: now, error }).where(eq(pitchGenerations.projectId, running.projectId));
  const set = error === null ? { status: 'generated' as const } : {};
  await touchDeck(tx, services, { ownerId: running.startedBy, deck: locked.deck, now, set });
}
