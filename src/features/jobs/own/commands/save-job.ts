import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Services } from '../../../../platform/server/services.ts';
import { fillRoleOfJob } from '../../../projects/filled-roles/commands.ts';
import { todayOf } from '../../queries/visible.ts';
import { indexJob } from '../../search.ts';
import { jobs } from '../../tables.ts';
import type { JobFields, OwnJob } from '../contract.ts';
import { readOwnJob } from '../queries.ts';
import { lockOwnJob, timeAfter } from './lock-job.ts';
import { type Refused, refusedFields, removeUnshownLogo, toColumns, writeQuestions } from './write-fields.ts';

type Save = { id: string; version: number; fields: JobFields };

/**
 * Replaces the fields and questions of an own job if it still has the version that they are based on. The same content
 * again returns the stored job, so that a save whose answer was lost can be repeated. Null if the job doesn't exist for
 * this person.
 */
export async function saveJob(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  posterId: string,
  { id, version, fields }: Save,
): Promise<OwnJob | Refused | 'stale' | null> {
  const now = clock.now();
  const today = todayOf(now);
  return db.transaction(async (tx) => {
    const row = await lockOwnJob(tx, posterId, id);
    const before = row && (await readOwnJob(tx, { posterId, today }, id));
    if (row === null || before === null) return null;
    if (isDeepStrictEqual(before.fields, fields)) return before;
    if (row.version !== version) return 'stale';
    const refused = await refusedFields(tx, { posterId, today, fields, before: before.fields });
    if (refused !== null) return refused;
    const updatedAt = timeAfter(row.updatedAt, now);
    // Whoever saves a job has looked at it: it needs no question whether it is still open.
    const confirmed = { confirmedAt: now, askedAt: null };
    await tx
      .update(jobs)
      .set({ ...toColumns(fields), ...confirmed, version: row.version + 1, updatedAt })
      .where(eq(jobs.id, id));
    if (!isDeepStrictEqual(before.fields.questions, fields.questions)) await writeQuestions(tx, id, fields.questions);
    if (before.fields.logoId !== fields.logoId) await removeUnshownLogo(tx, posterId, before.fields.logoId);
    const hasNewRole = before.fields.projectRoleId !== fields.projectRoleId;
    if (hasNewRole && row.closedAt === null) await fillRoleOfJob(tx, fields.projectRoleId, false);
    await indexJob(tx, id);
    return readOwnJob(tx, { posterId, today }, id);
  });
}
