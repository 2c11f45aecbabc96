import { sql } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import { countDashboardTask } from '../background.ts';
import { askedAgeSeconds, criteriaKey, figuresAgeOf } from '../policy.ts';
import type { Investor } from '../queries/dashboard.ts';

/**
 * Asks for an investor's figures to be counted, in the background, when the kept ones are old, and for each new set of criteria.
 * Looks at the same time ask once: for figures that are current meanwhile, or asked for and still to come, nothing is asked.
 */
export async function askForCount(
  { db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>,
  personId: string,
  { criteria, kept: { total } }: Investor,
): Promise<void> {
  const now = clock.now();
  const before = (seconds: number) => sql`${new Date(now.getTime() - seconds * 1_000).toISOString()}::timestamptz`;
  const isCurrent = sql`(kept.counted_for = ${criteriaKey(criteria)} and kept.counted_at > ${before(figuresAgeOf(total))}) is true`;
  const isAsked = sql`(kept.asked_at > ${before(askedAgeSeconds)} and (kept.counted_at >= kept.asked_at) is not true) is true`;
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into investor_dashboards as kept (person_id, asked_at)
      select id, ${now.toISOString()}::timestamptz from profiles where id = ${personId} for key share
      on conflict (person_id) do update set asked_at = excluded.asked_at where not ${isCurrent} and not ${isAsked}`);
    if (rowCount === 1) await queue.send(tx, countDashboardTask, { personId });
  });
}
