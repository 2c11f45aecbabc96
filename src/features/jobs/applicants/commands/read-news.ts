import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { markSubjectRead } from '../../../notifications/commands/mark-read.ts';

/**
 * Marks the notification of new applications to a job as read, once its poster has looked at all that it counts or answered them.
 * Older ones that still wait don't keep it unread: it never told of them, or was read since.
 */
export async function readNews(
  tx: Transaction,
  services: Services,
  { posterId, jobId }: { posterId: string; jobId: string },
): Promise<void> {
  const { rows } = await tx.execute<{ isOver: boolean }>(sql`
    select not exists (
      select from (
        select status from job_applications where job_id = ${jobId} order by applied_at desc, id desc limit n.count
      ) told where told.status = 'pending'
    ) as "isOver"
    from notifications n
    where n.person_id = ${posterId} and n.kind = 'application' and n.subject_id = ${jobId} and n.read_at is null`);
  if (rows[0]?.isOver) await markSubjectRead(tx, services, { personId: posterId, kind: 'application', subjectId: jobId });
}
