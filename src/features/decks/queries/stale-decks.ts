import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { prepareRead } from '../../../platform/server/prepared.ts';
import { projects } from '../../projects/tables.ts';
import { pitchDecks } from '../tables.ts';
import { readComposedDeck } from './composed-deck.ts';
import { readDeckSource } from './deck-project.ts';
import type { DeckRow } from './deck-rows.ts';

/** Decks that are composed to find those that don't follow their project: composing reads the whole project. */
const readDecks = 3;

type StaleDeck = { project: { id: string; title: string } /** Shown slides that wait for their owner. */; slides: number };

const readGenerated = prepareRead('generated-decks', (executor) =>
  executor
    .select({ id: projects.id, title: projects.title, deck: pitchDecks })
    .from(projects)
    .innerJoin(pitchDecks, eq(pitchDecks.projectId, projects.id))
    .where(
      and(
        eq(projects.ownerId, sql.placeholder('ownerId')),
        eq(projects.status, 'active'),
        isNull(projects.withdrawnAt),
        eq(pitchDecks.status, 'generated'),
      ),
    )
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(readDecks),
);

/**
 * A person's decks with slides that no longer follow the project, of their active projects that changed last. Served by
 * the index of an owner's projects.
 */
export async function listStaleDecks(executor: Executor, ownerId: string): Promise<StaleDeck[]> {
  const own = await readGenerated(executor, { ownerId });
  const decks = await Promise.all(
    own.map(async ({ id, title, deck }) => ({ project: { id, title }, slides: await countStale(executor, deck) })),
  );
  return decks.filter(({ slides }) => slides > 0);
}

async function countStale(executor: Executor, deck: DeckRow): Promise<number> {
  const source = await readDeckSource(executor, deck.projectId, deck.updatedAt);
  if (source === null) return 0;
  const { slides } = await readComposedDeck(executor, deck, source);
  return slides.filter(({ isHidden, changes, fields }) => !isHidden && (changes.length > 0 || fields.some(({ isHeld }) => isHeld))).length;
}
