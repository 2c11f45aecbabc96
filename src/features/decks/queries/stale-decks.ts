import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
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
 * A version of all that a deck is composed from. The times of a project and of its deck grow with each of their changes; a role is filled
 * without one, so the transaction that wrote it last stands for it.
 */
const versionSql = sql<string>`md5(concat_ws('|', ${projects.updatedAt}, ${pitchDecks.updatedAt}, ${profiles.firstName}, ${profiles.lastName},
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

/**
 * A person's decks with slides that no longer follow the project, of their active projects that changed last. Served by
 * the index of an owner's projects.
 */
export async function listStaleDecks(executor: Executor, ownerId: string): Promise<StaleDeck[]> {
  const own = await readGenerated(executor, { ownerId });
  const slides = await Promise.all(own.map((generated) => recallStale(executor, generated)));
  const decks = own.map(({ title, deck }, place) => ({ project: { id: deck.projectId, title }, slides: slides[place] ?? 0 }));
  return decks.filter((deck) => deck.slides > 0);
}

type Generated = { version: string; deck: DeckRow };

/** What was counted last, by project: home asks at each visit, and composing three decks takes longer than all else on its page. */
const counted = new Map<string, { version: string; slides: Promise<number> }>();
const mostCounted = 5_000;

function recallStale(executor: Executor, { version, deck }: Generated): Promise<number> {
  const { projectId } = deck;
  const known = counted.get(projectId);
  if (known?.version === version) return known.slides;
  const slides = countStale(executor, deck);
  const entry = { version, slides };
  counted.delete(projectId);
  counted.set(projectId, entry);
  // A failure isn't kept; who asked learns of it.
  slides.catch(() => {
    if (counted.get(projectId) === entry) counted.delete(projectId);
  });
  const [oldest] = counted.keys();
  if (counted.size > mostCounted && oldest !== undefined) counted.delete(oldest);
  return slides;
}

async function countStale(executor: Executor, deck: DeckRow): Promise<number> {
  const source = await readDeckSource(executor, deck.projectId, deck.updatedAt);
  if (source === null) return 0;
  const { slides } = await readComposedDeck(executor, deck, source);
  return slides.filter(({ isHidden, changes, fields }) => !isHidden && (changes.length > 0 || fields.some(({ isHeld }) => isHeld))).length;
}
