import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { findGathering, type Gathered, lockGathering, regather } from '../../notifications/commands/regather.ts';
import { canSeeSql } from '../../relations/queries.ts';

/**
 * Folds the changes into the posts' counts in one statement, so that a reader sees a like either as a change or in the
 * count, never twice. Skips rows that another server is folding. Afterwards updates the number and the names in the
 * authors' notifications of these likes.
 */
export async function foldLikes({ db, live }: Pick<Services, 'db' | 'live'>): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      with taken as (
        delete from post_like_changes where id in (
          select id from post_like_changes order by id limit 10000 for update skip locked
        )
        returning post_id, change
      ), sums as (
        select post_id, sum(change)::int as change from taken group by post_id order by post_id
      )
      update posts set likes_count = likes_count + sums.change from sums where posts.id = sums.post_id returning posts.id`);
    const told = await findGathering(
      tx,
      'like',
      rows.map(({ id }) => id),
    );
    if (told.length === 0) return;
    const gathered = await gatherLikes(tx, told);
    await regather(
      tx,
      { live },
      gathered.filter(({ count }) => count > 0),
    );

    // A like that relies on a notification which is about to go is waited for, and then counted.
    const empty = gathered.filter(({ count }) => count === 0).map(({ notificationId }) => notificationId);
    if (empty.length === 0) return;
    await lockGathering(tx, empty);
    await regather(
      tx,
      { live },
      await gatherLikes(
        tx,
        told.filter(({ notificationId }) => empty.includes(notificationId)),
      ),
    );
  });
}

const canSeeLiker = sql.raw(canSeeSql('l.person_id', 'p.author_id'));

type Told = { notificationId: string; subjectId: string; actorId: string };

/** The number of others who like each post, and two whom its author can see: those named before, while they still like it. */
async function gatherLikes(tx: Transaction, told: Told[]): Promise<Gathered[]> {
  const { rows } = await tx.execute<{ id: string; count: number; people: string[] }>(sql`
    select t.id, (select count(*)::int from post_likes l where l.post_id = p.id and l.person_id <> p.author_id) as count,
      array(
        select person_id from (
          (select l.person_id, 0 as place from post_likes l where l.post_id = p.id and l.person_id = t.actor_id and ${canSeeLiker})
          union all
          (select l.person_id, 1 from post_likes l
            where l.post_id = p.id and l.person_id not in (p.author_id, t.actor_id) and ${canSeeLiker} order by l.person_id limit 2)
        ) likers order by place, person_id limit 2
      )::text[] as people
    from jsonb_to_recordset(${JSON.stringify(told.map(({ notificationId: id, subjectId, actorId }) => ({ id, post_id: subjectId, actor_id: actorId })))}::jsonb)
      as t(id uuid, post_id uuid, actor_id uuid)
    join posts p on p.id = t.post_id
    order by t.id`);
  return rows.map(({ id, count, people: [actorId = null, otherActorId = null] }) => ({ notificationId: id, count, actorId, otherActorId }));
}
