import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { canSeeSql } from '../../relations/queries.ts';
import type { Kind } from '../policy.ts';
import { type Gathered, lockEmpty, lockGathering, regather } from './regather.ts';

/** Acts of many people on one thing, such as likes, by the names of their tables and columns. */
type CountedActs = {
  /** The kind of notification that gathers them. */
  kind: Kind;
  /** One row per person and thing, with a `person_id`. */
  acts: string;
  /** Rows with a `change` of 1 or -1 that aren't in the count yet. */
  changes: string;
  /** The column of both that refers to the thing. */
  subject: string;
  things: string;
  owner: string;
  count: string;
};

/**
 * Folds the changes into the counts of their things in one statement, so that a reader sees an act either as a change or in
 * the count, never twice. Skips rows that another server is folding. Afterwards updates the number and the names in the
 * notifications of the things' owners.
 */
export async function foldActs({ db, live }: Pick<Services, 'db' | 'live'>, acts: CountedActs): Promise<void> {
  await db.transaction(async (tx) => {
    const told = await lockGathering(tx, acts.kind, await foldChanges(tx, acts));
    if (told.length === 0) return;
    const gathered = await gather(tx, acts, told);
    await regather(
      tx,
      { live },
      gathered.filter(({ count }) => count > 0),
    );

    // An act that relies on a notification which is about to go is waited for, and then counted.
    const empty = gathered.filter(({ count }) => count === 0).map(({ notificationId }) => notificationId);
    if (empty.length === 0) return;
    await lockEmpty(tx, empty);
    const still = told.filter(({ notificationId }) => empty.includes(notificationId));
    await regather(tx, { live }, await gather(tx, acts, still));
  });
}

/**
 * Returns the ids of the things whose count changed. They are found by their ids and locked in order of these first: joined with the sums
 * alone, of which PostgreSQL expects thousands, all things there are would be read.
 */
async function foldChanges(tx: Transaction, { changes, subject, things, count }: CountedActs): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql.raw(`
    with taken as (
      delete from ${changes} where id in (select id from ${changes} order by id limit 10000 for update skip locked)
      returning ${subject} as thing_id, change
    ), sums as (
      select thing_id, sum(change)::int as change from taken group by thing_id
    ), locked as (
      select id from ${things} where id = any(array(select thing_id from sums)) order by id for no key update
    )
    update ${things} set ${count} = ${count} + sums.change from locked join sums on sums.thing_id = locked.id
    where ${things}.id = locked.id returning ${things}.id`),
  );
  return rows.map(({ id }) => id);
}

type Told = Awaited<ReturnType<typeof lockGathering>>;

/** The number of others who acted on each thing, and two whom its owner can see: those named before, while they still do. */
async function gather(tx: Transaction, { acts, subject, things, owner }: CountedActs, told: Told): Promise<Gathered[]> {
  const canSeeActor = canSeeSql('l.person_id', `p.${owner}`);
  const named = told.map(({ notificationId: id, subjectId, actorId }) => ({ id, thing_id: subjectId, actor_id: actorId }));
  const { rows } = await tx.execute<{ id: string; count: number; people: string[] }>(sql`
    select t.id, ${sql.raw(`(select count(*)::int from ${acts} l where l.${subject} = p.id and l.person_id <> p.${owner}) as count,
      array(
        select person_id from (
          (select l.person_id, 0 as place from ${acts} l where l.${subject} = p.id and l.person_id = t.actor_id and ${canSeeActor})
          union all
          (select l.person_id, 1 from ${acts} l
            where l.${subject} = p.id and l.person_id not in (p.${owner}, t.actor_id) and ${canSeeActor} order by l.person_id limit 2)
        ) actors order by place, person_id limit 2
      )::text[] as people`)}
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as t(id uuid, thing_id uuid, actor_id uuid)
    join ${sql.raw(things)} p on p.id = t.thing_id
    order by t.id`);
  return rows.map(({ id, count, people: [actorId = null, otherActorId = null] }) => ({ notificationId: id, count, actorId, otherActorId }));
}
