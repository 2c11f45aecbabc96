import { and, asc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { addDays } from '../../../../platform/calendar.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { notify } from '../../../notifications/commands/notify.ts';
import { lockEach } from '../../../profiles/commands/lock-person.ts';
import { lockApplications } from '../../applications/commands/lock-applications.ts';
import { jobApplications as applications } from '../../applications/tables.ts';
import { countedAnswer, missedDays } from '../policy.ts';
import { expectsAnswerSql } from '../queries/owed.ts';
import { answerRecords as records } from '../tables.ts';
import { askForCount } from './ask-for-count.ts';

/** The number of records per transaction. */
const batch = 200;

/**
 * Notes late answers, and misses where none came in time, of which the applicant is told unless they were told that the job
 * is gone. From then on the record is dates alone, which also makes each happen once.
 */
export async function settleWaiting(services: Services, today: string): Promise<void> {
  while ((await settleSome(services, today)) === batch);
}

async function settleSome(services: Services, today: string): Promise<number> {
  const isSettled = or(isNotNull(applications.answeredAt), lte(records.appliedOn, addDays(today, -missedDays - 1)));
  return services.db.transaction(async (tx) => {
    const next = await tx
      .select({ id: records.id, posterId: records.posterId, applicationId: applications.id, applicantId: applications.applicantId })
      .from(records)
      .innerJoin(applications, eq(applications.id, records.applicationId))
      .where(isSettled)
      .orderBy(asc(records.id))
      .limit(batch);
    const people = next.flatMap(({ posterId, applicantId }) => [posterId, applicantId ?? []].flat());
    const present = await lockEach(tx, [...new Set(people)]);
    // Then the applications, before their records: others lock them in this order. Read again, as another server may have settled them.
    const applicationIds = next.map(({ applicationId }) => applicationId);
    await lockApplications(tx, inArray(applications.id, applicationIds));
    const ids = next.map(({ id }) => id);
    const waiting = tx
      .select({
        id: records.id,
        posterId: records.posterId,
        appliedOn: records.appliedOn,
        applicationId: applications.id,
        applicantId: applications.applicantId,
        answeredAt: applications.answeredAt,
        title: applications.jobTitle,
        isExpected: sql<boolean>`${sql.raw(expectsAnswerSql('job_applications'))}`,
        canTell: sql<boolean>`${applications.applicantDeletedAt} is null and ${applications.jobId} is not null`,
      })
      .from(records)
      .innerJoin(applications, eq(applications.id, records.applicationId))
      .where(and(inArray(records.id, ids), isSettled));
    const rows = await waiting.orderBy(asc(records.id));
    for (const { id, appliedOn, applicationId, applicantId, answeredAt, title, isExpected, canTell } of rows) {
      const answeredOn = countedAnswer(appliedOn, answeredAt);
      await tx.update(records).set({ answeredOn, applicationId: null }).where(eq(records.id, id));
      const isMissed = isExpected && canTell;
      if (isMissed && applicantId !== null && present.has(applicantId))
        await notify(tx, services, applicantId, { kind: 'answer-missed', actorId: null, applicationId, title });
    }
    await askForCount(
      tx,
      rows.map(({ posterId }) => posterId),
    );
    return next.length;
  });
}
