import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import type { JobCard } from '../contract.ts';
import { type CardRow, cardColumns, commonJoins, toCard } from '../queries/card.ts';
import { pageSize } from '../queries/list.ts';
import { isVisibleTo, viewerSql } from '../queries/visible.ts';

/** The ids of all jobs that a person saved and can see, the last saved first. */
export async function listMarks(db: Database, personId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select j.id from saved_jobs s join jobs j on j.id = s.job_id
    where s.person_id = ${personId} and ${isVisibleTo(personId)} order by s.saved_at desc, j.id desc`);
  return rows.map(({ id }) => id);
}

type SavedRow = CardRow & { saved_at: string } & Record<string, unknown>;
type Asked = { personId: string; today: string; after?: string | undefined };

/** A page of the jobs that a person saved and can see, the last saved first, closed ones included. */
export async function listSaved(db: Database, { personId, today, after }: Asked): Promise<{ jobs: JobCard[]; next: string | null }> {
  const [time, id] = beginAfter(after);
  const { rows } = await db.execute<SavedRow>(sql`
    select ${sql.raw(cardColumns)}, s.saved_at
    from (select ${viewerSql(personId)} as id) v cross join saved_jobs s
    join jobs j on j.id = s.job_id
    ${sql.raw(commonJoins)}
    where s.person_id = ${personId} and (s.saved_at, s.job_id) < (${time}::timestamptz, ${id}::uuid) and ${isVisibleTo(personId)}
    order by s.saved_at desc, s.job_id desc limit ${pageSize + 1}`);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    jobs: shown.map((row) => toCard(row, { viewerId: personId, today })),
    next: last === undefined ? null : `${isoOf(last.saved_at)}_${last.id}`,
  };
}
