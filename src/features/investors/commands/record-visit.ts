import { sql } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import { visitGapMinutes } from '../policy.ts';

/** Remembers that an investor looks at their dashboard; `newSinceOf` is the same rule for who reads at this moment. */
export async function recordVisit({ db, clock }: Pick<Services, 'db' | 'clock'>, personId: string): Promise<void> {
  const now = clock.now();
  const lastVisit = new Date(now.getTime() - visitGapMinutes * 60_000).toISOString();
  await db.execute(sql`
    insert into investor_dashboards as kept (person_id, seen_at) select id, ${now.toISOString()}::timestamptz from profiles where id = ${personId} for key share
    on conflict (person_id) do update set
      new_since = case when kept.seen_at <= ${lastVisit}::timestamptz then kept.seen_at else kept.new_since end,
      seen_at = greatest(kept.seen_at, excluded.seen_at)`);
}
