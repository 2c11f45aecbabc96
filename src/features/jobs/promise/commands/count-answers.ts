import { and, asc, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Services } from '../../../../platform/server/services.ts';
import { dayOf } from '../../../../platform/zoned-time.ts';
import { lockEach } from '../../../profiles/commands/lock-person.ts';
import { jobApplications as applications } from '../../applications/tables.ts';
import { jobZone } from '../../policy.ts';
import { countedAnswer } from '../policy.ts';
import { expectsAnswerSql } from '../queries/owed.ts';
import { answerRecords } from '../tables.ts';
import { askForCount } from './ask-for-count.ts';
import { recountFigures } from './recount-figures.ts';
import { settleWaiting } from './settle-waiting.ts';

/** The number of applications per transaction. */
const batch = 500;

/** Counts the promises whose last day is over, what became of those that were broken, and the figures of posters. */
export async function countAnswers(services: Services): Promise<void> {
  const today = dayOf(services.clock.now().toISOString(), jobZone);
  while ((await countSome(services, today)) === batch);
  await settleWaiting(services, today);
  await recountFigures(services, today);
}

/** Counts the next applications, each once, and returns their number. */
async function countSome({ db, clock }: Services, today: string): Promise<number> {
  const isUncounted = and(isNull(applications.countedAt), lt(applications.dueOn, today));
  return db.transaction(async (tx) => {
    const next = await tx
      .select({ id: applications.id, posterId: applications.posterId })
      .from(applications)
      .where(isUncounted)
      .orderBy(asc(applications.dueOn), asc(applications.id))
      .limit(batch);
    const posters = await lockEach(tx, [...new Set(next.flatMap(({ posterId }) => posterId ?? []))]);
    const ids = next.map(({ id }) => id);
    const columns = {
      id: applications.id,
      posterId: applications.posterId,
      appliedAt: applications.appliedAt,
      dueOn: applications.dueOn,
      answeredAt: applications.answeredAt,
      isExpected: sql<boolean>`${sql.raw(expectsAnswerSql('job_applications'))}`,
    };
    // Waits for an answer or an extension that is being written.
    const over = tx
      .select(columns)
      .from(applications)
      .where(and(inArray(applications.id, ids), isUncounted));
    const rows = await over.orderBy(asc(applications.id)).for('no key update');
    const records = rows.flatMap(({ id, posterId, appliedAt, dueOn, answeredAt, isExpected }) => {
      if (posterId === null || !posters.has(posterId) || (answeredAt === null && !isExpected)) return [];
      const appliedOn = dayOf(appliedAt.toISOString(), jobZone);
      const answeredOn = countedAnswer(appliedOn, answeredAt);
      return { posterId, appliedOn, dueOn, answeredOn, applicationId: answeredAt === null ? id : null };
    });
    const counted = rows.map(({ id }) => id);
    await tx.update(applications).set({ countedAt: clock.now() }).where(inArray(applications.id, counted));
    if (records.length > 0) await tx.insert(answerRecords).values(records);
    await askForCount(
      tx,
      records.map(({ posterId }) => posterId),
    );
    return next.length;
  });
}
