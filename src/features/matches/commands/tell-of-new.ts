import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { todayOf } from '../../jobs/queries/visible.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { lockPerson } from '../../profiles/commands/lock-person.ts';
import { hundredths, type MatchSide, mostCounted, newsAges } from '../policy.ts';
import { readPreferences } from '../preferences/queries.ts';
import { seenMatchesSql, statusSql } from '../queries/sides.ts';

/** The number of people per run. */
const batch = 200;

type News = { personId: string; side: MatchSide; since: string };

/** Tells people how many matches above their bar are new, some time after the first of them was made, and at most once a day. */
export async function tellOfNewMatches(services: Services): Promise<void> {
  const { rows } = await services.db.execute<Pick<News, 'personId' | 'side'>>(sql`
    select person_id as "personId", side from match_news where ${isDue(services)} order by since limit ${batch}`);
  for (const { personId, side } of rows) {
    await services.db.transaction(async (tx) => {
      if (await lockPerson(tx, personId)) await tell(tx, services, personId, side);
    });
  }
}

function isDue({ clock }: Pick<Services, 'clock'>) {
  const before = (milliseconds: number) => sql`${new Date(clock.now().getTime() - milliseconds).toISOString()}::timestamptz`;
  return sql`since <= ${before(newsAges.gathered)} and (told_at is null or told_at <= ${before(newsAges.again)})`;
}

async function tell(tx: Transaction, services: Services, personId: string, side: MatchSide): Promise<void> {
  const isOwn = sql`person_id = ${personId} and side = ${side}`;
  // Locked, and looked at again: another server may have told them.
  const { rows: due } = await tx.execute<News>(sql`
    select person_id as "personId", side, to_json(since)#>>'{}' as since from match_news where ${isOwn} and ${isDue(services)} for update`);
  const [news] = due;
  if (news === undefined) return;
  const now = services.clock.now();
  const { bar } = await readPreferences(tx, personId);
  const { rows } = await tx.execute<{ count: number; talentId: string | null }>(sql`
    select count(*)::int as count, min(talent_id::text) as "talentId" from (
      select m.talent_id from ${seenMatchesSql(side, { viewerId: personId, today: todayOf(now) })} and ${statusSql(side)} = 'pending'
        and m.made_at >= ${news.since}::timestamptz and m.score >= ${bar * hundredths} limit ${mostCounted}) as fresh`);
  const { count = 0, talentId = null } = rows[0] ?? {};
  const toldAt = count > 0 ? sql`${now.toISOString()}::timestamptz` : sql`told_at`;
  await tx.execute(sql`update match_news set since = null, told_at = ${toldAt} where ${isOwn}`);
  const subjectId = side === 'talent' ? talentId : personId;
  if (count > 0 && subjectId !== null) await notify(tx, services, personId, { kind: 'match-new', actorId: null, subjectId, side, count });
}
