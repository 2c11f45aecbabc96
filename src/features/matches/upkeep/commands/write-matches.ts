import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import { executePrepared } from '../../../../platform/server/prepared.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { lockEach } from '../../../profiles/commands/lock-person.ts';
import { writePostings } from '../../candidates/commands/write-documents.ts';
import type { Side } from '../../candidates/policy/terms.ts';
import { tellOfMatches } from '../../commands/tell.ts';
import { bars, hundredths, leastPercent, type MatchSide, wholePercent } from '../../policy.ts';
import type { StoredDocument } from '../../score/documents/scorer.ts';
import { scoreVersion } from '../../score/policy/kept.ts';
import { isStored, type PairBefore, type Scored } from '../queries/pairs.ts';
import type { Thing } from '../queries/things.ts';
import { removeUnkept } from './remove-unkept.ts';

/** A job or talent as it was read, with the scores of those of the other side that were found or that it has pairs with. */
export type Found = {
  side: Side;
  thing: Thing;
  document: StoredDocument;
  posted: number[];
  before: Map<string, PairBefore>;
  scored: Scored[];
  /** The ids of those of the other side that are the best of this one. */
  best: Set<string>;
};

/** Writes what was read of a job or talent and its pairs, in one transaction, and tells those whose list changes. */
export async function writeMatches(services: Services, found: Found): Promise<void> {
  const { side, thing, before, best } = found;
  await services.db.transaction(async (tx) => {
    const kept = found.scored.filter(({ id }) => best.has(id) || before.has(id));
    const locked = await lockAll(
      tx,
      found,
      kept.filter((pair) => !isStored(pair, best.has(pair.id), before.get(pair.id))),
    );
    if (locked === null) return;
    const { pairs } = locked;
    const isNew = ({ id }: Scored) => before.get(id)?.isListed !== true;
    // One time for all: a match made before the news of it would not be counted.
    const now = services.clock.now();
    const moved = pairs.filter((pair) => isMoved(pair, best.has(pair.id), before.get(pair.id))).map(({ ownerId }) => ownerId);
    // All are sent at once, and pairs are removed after they were written (docs/decisions/115-statements-sent-at-once.md).
    const [, gone] = await Promise.all([
      upsertPairs(tx, found, pairs, now),
      removeUnkept(tx, side, thing.id),
      writeDocument(tx, found, locked.document, now),
      noteNews(tx, found, pairs.filter(isNew), now),
      moved.length > 0 ? tellOfMatches(tx, services, [...new Set([thing.ownerId, ...moved])]) : undefined,
    ]);
    if (gone.length > 0) await tellOfMatches(tx, services, [...new Set([thing.ownerId, ...gone])]);
  });
}

/** Whether people see that a pair differs from before: it is new, has another percentage, or may leave their list. */
function isMoved({ score }: Scored, isBest: boolean, before: PairBefore | undefined): boolean {
  return before?.isListed !== true || wholePercent(before.score) !== wholePercent(score) || before.isBest !== isBest;
}

/** The document of a thing as it is stored: whether it is what was read just now. */
type StoredAs = { number: number; isSame: boolean };

type Locked = {
  /** Those that are still there, without people who stopped matching. */
  pairs: Scored[];
  document: StoredAs | undefined;
};

/**
 * Locks the owners, jobs and talents of pairs, each in one order, before anything is written: who leaves waits, and holds nothing that this
 * waits for. Null when the thing itself is gone, or its owner stopped matching.
 */
async function lockAll(tx: Transaction, { side, thing, document }: Found, pairs: Scored[]): Promise<Locked | null> {
  const owners = [thing.ownerId, ...pairs.map(({ ownerId }) => ownerId)];
  const ids = sql.param([thing.id, ...pairs.map(({ id }) => id)]);
  const lock = (table: string) => sql`(select id from ${sql.raw(table)} where id = any(${ids}::uuid[]) order by id for key share)`;
  const [, rows, stored] = await Promise.all([
    lockEach(tx, owners),
    // A statement of its own: it sees what owners chose until they were locked. Its parts run in this order.
    executePrepared<{ id: string; isOff: boolean }>(
      tx,
      sql`
      with locked_jobs as materialized ${lock('jobs')}, locked_talents as materialized ${lock('talent_profiles')}
      select id, false as "isOff" from locked_jobs union all select id, false from locked_talents
      union all select person_id, true from match_preferences where person_id = any(${sql.param(owners)}::uuid[]) and not is_on`,
    ),
    executePrepared<StoredAs>(
      tx,
      sql`select number, reading = ${document.reading} and terms::text = ${document.terms} as "isSame"
        from match_documents where ${columnOf(side)} = ${thing.id} for no key update`,
    ),
    // All of it comes to the disk with the next commit at the latest, such as that which deletes the change (docs/decisions/107-one-side-renewed.md).
    tx.execute(sql`set local synchronous_commit = off`),
  ]);
  const present = new Set(rows.flatMap(({ id, isOff }) => (isOff ? [] : [id])));
  const off = new Set(rows.flatMap(({ id, isOff }) => (isOff ? [id] : [])));
  if (!present.has(thing.id) || off.has(thing.ownerId)) return null;
  const left = pairs.filter(({ id, ownerId }) => present.has(id) && !off.has(ownerId));
  return { pairs: left.toSorted((one, other) => (one.id < other.id ? -1 : 1)), document: stored[0] };
}

const columnOf = (side: Side) => sql.raw(side === 'job' ? 'job_id' : 'talent_id');

async function writeDocument(tx: Transaction, found: Found, stored: StoredAs | undefined, now: Date): Promise<void> {
  const { side, thing, document, posted } = found;
  const column = columnOf(side);
  const at = sql`${now.toISOString()}::timestamptz`;
  if (stored === undefined) {
    const number = side === 'job' ? sql`nextval('match_numbers')` : sql`-nextval('match_numbers')`;
    const rows = await executePrepared<{ number: number }>(
      tx,
      sql`
      insert into match_documents (number, ${column}, reading, terms, ranked_at)
      values (${number}, ${thing.id}, ${document.reading}, ${document.terms}::json, ${at})
      -- Another turn may have been first.
      on conflict (${column}) do update set reading = excluded.reading, terms = excluded.terms, ranked_at = excluded.ranked_at
      returning number`,
    );
    await writePostings(
      tx,
      rows.map((row) => ({ number: row.number, posted })),
    );
    return;
  }
  // Its postings follow from what was read, and are right when that is the same as before.
  if (stored.isSame) {
    await executePrepared(tx, sql`update match_documents set ranked_at = ${at} where number = ${stored.number}`);
    return;
  }
  await Promise.all([
    executePrepared(
      tx,
      sql`update match_documents set reading = ${document.reading}, terms = ${document.terms}::json, ranked_at = ${at}
        where number = ${stored.number}`,
    ),
    writePostings(tx, [{ number: stored.number, posted }]),
  ]);
}

async function upsertPairs(tx: Transaction, { side, thing, best }: Found, pairs: Scored[], now: Date): Promise<void> {
  if (pairs.length === 0) return;
  const [ownBest, otherBest] = side === 'job' ? ['is_of_job', 'is_of_talent'] : ['is_of_talent', 'is_of_job'];
  const [own, others] = [sql`${thing.id}::uuid, ${thing.ownerId}::uuid`, sql`pair.id, pair.owner_id`];
  const [ownColumns, otherColumns] =
    side === 'job' ? ['job_id, poster_id', 'talent_id, person_id'] : ['talent_id, person_id', 'job_id, poster_id'];
  const list = (of: (pair: Scored) => unknown) => sql.param(pairs.map(of));
  const at = sql`${now.toISOString()}::timestamptz`;
  // A pair that nothing but an answer kept comes back as a new one: else it would tell the other side of the answer.
  const isListed = sql`(m.is_of_job or m.is_of_talent)`;
  const isSame = sql`(m.score, m.reasons::text, m.statistics, m.scored_by) = (excluded.score, excluded.reasons::text, excluded.statistics, excluded.scored_by)`;
  await executePrepared(
    tx,
    sql`
    insert into job_matches as m (${sql.raw(ownColumns)}, ${sql.raw(otherColumns)}, score, scored_by, statistics, reasons,
      ${sql.raw(ownBest)}, ${sql.raw(otherBest)}, made_at, scored_at)
    select ${own}, ${others}, pair.score, ${scoreVersion}::smallint, pair.statistics, pair.reasons, pair.is_best, false, ${at}, ${at}
    from unnest(${list(({ id }) => id)}::uuid[], ${list(({ ownerId }) => ownerId)}::uuid[], ${list(({ score }) => score)}::smallint[],
      ${list(({ statistics }) => statistics)}::integer[], ${list(({ reasons }) => reasons)}::json[], ${list(({ id }) => best.has(id))}::boolean[])
      as pair(id, owner_id, score, statistics, reasons, is_best)
    on conflict (job_id, talent_id) do update set score = excluded.score, scored_by = excluded.scored_by, statistics = excluded.statistics,
      reasons = excluded.reasons, change = case when ${isListed} and ${isSame} then m.change end,
      made_at = case when ${isListed} then m.made_at else excluded.made_at end, ${sql.raw(ownBest)} = excluded.${sql.raw(ownBest)},
      -- What is no match any more is none of the other's best either.
      ${sql.raw(otherBest)} = m.${sql.raw(otherBest)} and excluded.score >= ${leastPercent * hundredths}, scored_at = excluded.scored_at
    where not ${isSame} or m.${sql.raw(ownBest)} <> excluded.${sql.raw(ownBest)}`,
  );
}

/** Notes who gained matches that they may want to be told of, and when the first was made: a write may follow one with a later time. */
async function noteNews(tx: Transaction, { side, thing }: Found, added: Scored[], now: Date): Promise<void> {
  const news = added.filter(({ score }) => score >= bars.least * hundredths);
  if (news.length === 0) return;
  const [own, other]: MatchSide[] = side === 'job' ? ['poster', 'talent'] : ['talent', 'poster'];
  await executePrepared(
    tx,
    sql`
    insert into match_news as known (person_id, side, since)
    select distinct on (person_id, side) person_id, side, ${now.toISOString()}::timestamptz from (
      select ${thing.ownerId}::uuid as person_id, ${own} as side
      union select id, ${other} from unnest(${sql.param(news.map(({ ownerId }) => ownerId))}::uuid[]) as id) as gaining
    order by person_id, side
    on conflict (person_id, side) do update set since = excluded.since where known.since is null or known.since > excluded.since`,
  );
}
