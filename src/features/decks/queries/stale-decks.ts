import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { systemClock } from '../../../platform/server/clock.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { createKeep } from '../../../platform/server/found/keep.ts';
import { prepareRead } from '../../../platform/server/prepared.ts';
import { profiles } from '../../profiles/tables.ts';
import { projectRoles, projects } from '../../projects/tables.ts';
import { pitchDecks } from '../tables.ts';
import { readComposedDeck } from './composed-deck.ts';
import { readDeckSource } from './deck-project.ts';
import type { DeckRow } from './deck-rows.ts';

/** Decks that are composed to find those that don't follow their project: composing reads the whole project. */
const readDecks = 3;

type StaleDeck = { project: { id: string; title: string } /** Shown slides that wait for their owner. */; slides: number };

/**
 * Tells all that a deck is composed from apart from any other. The times of a project and of its deck grow with each of their changes; a
 * role is filled without one, so the transaction that wrote it last stands for it.
 */
const versionSql = sql<string>`md5(concat_ws('|', ${projects.id}, ${projects.updatedAt}, ${pitchDecks.updatedAt}, ${profiles.firstName}, ${profiles.lastName},
  (select string_agg(concat(r.id, r.xmin), ' ' order by r.id) from ${projectRoles} r where r.project_id = ${projects.id})))`;

const readGenerated = prepareRead('generated-decks', (executor) =>
  executor
    .select({ title: projects.title, version: versionSql, deck: pitchDecks })
    .from(projects)
    .innerJoin(pitchDecks, eq(pitchDecks.projectId, projects.id))
    .innerJoin(profiles, eq(profiles.id, projects.ownerId))
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

/** Counts by version: home asks at each visit, and composing a deck takes longer than all else on its page. */
const keepCount = createKeep<number>({ clock: systemClock, entries: 5_000, milliseconds: Number.POSITIVE_INFINITY });

/**
 * A person's decks with slides that no longer follow the project, of their active projects that changed last. Served by
 * the index of an owner's projects.
 */
export async function listStaleDecks(executor: Executor, ownerId: string): Promise<StaleDeck[]> {
  const own = await readGenerated(executor, { ownerId });
  const decks = await Promise.all(
    own.map(async ({ title, version, deck }) => {
      const slides = await keepCount(version, () => countStale(executor, deck));
      return { project: { id: deck.projectId, title }, slides };
    }),
  );
  return decks.filter(({ slides }) => slides > 0);
}

async function countStale(executor: Executor, deck: DeckRow): Promise<number> {
  const source = await readDeckSource(executor, deck.projectId, deck.updatedAt);
  if (source === null) return 0;
  const { slides } = await readComposedDeck(executor, deck, source);
  return slides.filter(({ isHidden, changes, fields }) => !isHidden && (changes.length > 0 || fields.some(({ isHeld }) => isHeld))).length;
}
