import { type LimitReached, orLimited } from '../../../../platform/server/rate-limits.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { lockViewer } from '../../../profiles/commands/lock-person.ts';
import { fillRoleOfJob } from '../../../projects/filled-roles/commands.ts';
import { jobsLimit } from '../../policy.ts';
import { todayOf } from '../../queries/visible.ts';
import { indexJob } from '../../search.ts';
import { jobs } from '../../tables.ts';
import type { JobFields, OwnJob } from '../contract.ts';
import { readOwnJob } from '../queries.ts';
import { type Refused, refusedFields, toColumns, writeQuestions } from './write-fields.ts';

type Created = OwnJob | Refused | 'id-taken';

/**
 * Posts an open job with its questions. The same sent again by its poster returns the first one, even if its logo is gone
 * by then, and doesn't count towards the limit.
 */
export async function createJob(
  { db, clock, rateLimits, settings }: Services,
  posterId: string,
  { id, fields }: { id: string; fields: JobFields },
): Promise<Created | LimitReached> {
  const now = clock.now();
  const today = todayOf(now);
  const creating = db.transaction(async (tx): Promise<Created> => {
    await lockViewer(tx, posterId);
    const refused = await refusedFields(tx, { posterId, today, fields });
    if (refused === null) {
      const times = { createdAt: now, updatedAt: now, openedAt: now, confirmedAt: now };
      const row = { ...toColumns(fields), ...times, id, posterId };
      const added = await tx.insert(jobs).values(row).onConflictDoNothing({ target: jobs.id }).returning({ id: jobs.id });
      if (added.length > 0) {
        await rateLimits.countIn(tx, jobsLimit(settings), posterId);
        await writeQuestions(tx, id, fields.questions);
        await fillRoleOfJob(tx, fields.projectRoleId, false);
        await indexJob(tx, id);
      }
    }
    return (await readOwnJob(tx, { posterId, today }, id)) ?? refused ?? 'id-taken';
  });
  return orLimited<Created>(creating);
}
