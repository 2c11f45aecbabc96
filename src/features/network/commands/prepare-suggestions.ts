import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { isNotSuspendedSql } from '../../accounts/queries.ts';
import { canSee, connectionIdsSql } from '../../relations/queries.ts';
import { keptSuggestions } from '../policy.ts';
import { comparedSql } from '../queries/suggestions.ts';

/** How far is looked: the newest connections, so many of each, and so many people for each other reason. */
const friends = 300;
const friendsOfFriend = 100;
const perReason = 100;

const mine = sql.raw(connectionIdsSql('(select id from me)'));
const theirs = sql.raw(connectionIdsSql('best.id'));
const areShown = sql.raw(isNotSuspendedSql('theirs.id'));

type Preparing = Pick<Services, 'db' | 'clock'>;

/**
 * Replaces a person's suggestions: people who share connections, a company, a skill, a sector or a place with them, filled
 * up with the newest members. The work is bounded for everyone; shared connections are counted exactly only for the
 * people who are kept.
 */
export async function prepareSuggestions(services: Preparing, personId: string): Promise<void> {
  await prepare(services, personId, sql`do update set prepared_at = excluded.prepared_at`);
}

/** The first suggestions that this server prepares at the moment, by the person. */
const preparing = new WeakMap<Database, Map<string, Promise<void>>>();

/**
 * Prepares suggestions for a person who has none yet. What a new member asks for at once waits for one preparation, without holding
 * connections meanwhile; another server that waited for this one's then does nothing.
 */
export function prepareFirstSuggestions(services: Preparing, personId: string): Promise<void> {
  const all = preparing.get(services.db) ?? new Map<string, Promise<void>>();
  preparing.set(services.db, all);
  const running = all.get(personId) ?? prepare(services, personId, sql`do nothing`).finally(() => all.delete(personId));
  all.set(personId, running);
  return running;
}

async function prepare({ db, clock }: Preparing, personId: string, ifPrepared: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    // One run at a time per person; a deleted person has no suggestions.
    const { rowCount } = await tx.execute(sql`
      insert into suggestion_runs (person_id, prepared_at) select id, ${clock.now()} from profiles where id = ${personId}
      on conflict (person_id) ${ifPrepared}`);
    if (rowCount === 0) return;
    await tx.execute(sql`delete from suggestions where person_id = ${personId}`);
    await tx.execute(sql`
      with me as materialized (
        ${comparedSql(personId)}
      ), mine as materialized (${mine}
      ), friends as (
        select id from (
          (select high_id as id, decided_at from connections where low_id = (select id from me) and status = 'accepted' and ${canSee(sql`high_id`, personId)} order by decided_at desc limit ${friends})
          union all
          (select low_id, decided_at from connections where high_id = (select id from me) and status = 'accepted' and ${canSee(sql`low_id`, personId)} order by decided_at desc limit ${friends})
        ) newest order by decided_at desc limit ${friends}
      ), candidates as (
        (select other.id, count(*) as shared from friends cross join lateral (
          (select high_id as id from connections where low_id = friends.id and status = 'accepted' order by decided_at desc limit ${friendsOfFriend})
          union all
          (select low_id from connections where high_id = friends.id and status = 'accepted' order by decided_at desc limit ${friendsOfFriend})
        ) other group by other.id order by count(*) desc, other.id desc limit ${perReason * 2})
        union all
        (select p.id, 0 from me, profiles p where p.is_public and p.company <> '' and lower(p.company) = me.company order by p.id desc limit ${perReason})
        union all
        (select p.id, 0 from me, profiles p where p.is_public and p.location <> '' and lower(p.location) = me.location order by p.id desc limit ${perReason})
        union all
        (select p.id, 0 from me, profiles p where p.is_public and p.skills && me.skills limit ${perReason})
        union all
        (select p.id, 0 from me, profiles p where p.is_public and 'investor' = any(p.roles) and p.preferred_sectors && me.sectors limit ${perReason})
        union all
        (select p.id, 0 from profiles p where p.is_public order by p.id desc limit ${keptSuggestions})
      ), reasons as (
        select p.id,
          max(c.shared) as shared,
          p.company <> '' and lower(p.company) = me.company as same_company,
          p.location <> '' and lower(p.location) = me.location as same_place,
          (select skill from unnest(p.skills) skill where skill = any(me.skills) limit 1) as skill,
          (select count(*) from unnest(p.skills) skill where skill = any(me.skills)) as skills,
          (select sector from unnest(p.preferred_sectors) sector where 'investor' = any(p.roles) and sector = any(me.sectors) and sector <> 'Overig' limit 1) as sector
        from candidates c join profiles p on p.id = c.id join accounts a on a.id = p.id and a.email_verified cross join me
        where p.is_public and p.id <> me.id and ${canSee(sql`p.id`, personId)}
          and (select true from connections where low_id = least(p.id, me.id) and high_id = greatest(p.id, me.id)) is null
          and (select true from dismissals where person_id = me.id and dismissed_id = p.id) is null
        group by p.id, me.id, me.company, me.location, me.skills, me.sectors
      ), best as (
        select *, (least(shared, 10) * 6 + case when same_company then 25 else 0 end + least(skills, 3) * 6
          + case when sector is null then 0 else 5 end + case when same_place then 5 else 0 end)::int as score
        from reasons order by score desc, id desc limit ${keptSuggestions}
      )
      insert into suggestions (person_id, suggested_id, score, shared_connections, sector, skill, same_company, same_place)
      select ${personId}, best.id, best.score,
        (select count(*) from (${theirs}) theirs where theirs.id in (select id from mine) and ${areShown}),
        best.sector, best.skill, best.same_company, best.same_place
      from best`);
  });
}

/** How many people one turn prepares suggestions for. */
const perTurn = 200;

/**
 * Prepares the suggestions of people who were active in the last two days, if they are a day old or the profile changed
 * since. A person who returns after longer sees the old ones until the next turn.
 */
export async function prepareOldSuggestions(services: Services): Promise<void> {
  const now = services.clock.now();
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const { rows } = await services.db.execute<{ id: string }>(sql`
    select p.id from profiles p left join suggestion_runs r on r.person_id = p.id
    where p.id in (select account_id from sessions where updated_at > ${before(48)})
      and (r.prepared_at is null or r.prepared_at < ${before(24)} or r.prepared_at < p.updated_at)
    order by r.prepared_at nulls first limit ${perTurn}`);
  for (const { id } of rows) await prepareSuggestions(services, id);
}
