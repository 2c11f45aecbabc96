import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Services } from '../../../../platform/server/services.ts';
import { notify } from '../../../notifications/commands/notify.ts';
import { lockEach } from '../../../profiles/commands/lock-person.ts';
import { jobApplications } from '../tables.ts';

type Affected = { id: string /** Gets a notification; the others a live update alone. */; isTold: boolean };

/** The number of applications per transaction. */
const batch = 100;

/** Tells the applicants of these applications, as far as they are still theirs, that the job is gone. */
export async function tellApplicants(services: Services, applications: Affected[]): Promise<void> {
  for (let start = 0; start < applications.length; start += batch) await tellSome(services, applications.slice(start, start + batch));
}

async function tellSome(services: Services, applications: Affected[]): Promise<void> {
  const told = new Set(applications.flatMap(({ id, isTold }) => (isTold ? [id] : [])));
  const { id, applicantId, applicantDeletedAt, jobTitle } = jobApplications;
  const ids = applications.map((each) => each.id);
  await services.db.transaction(async (tx) => {
    const kept = and(inArray(id, ids), isNotNull(applicantId), isNull(applicantDeletedAt));
    const found = await tx.select({ applicantId }).from(jobApplications).where(kept);
    const present = await lockEach(
      tx,
      found.flatMap((each) => each.applicantId ?? []),
    );
    const rows = await tx.select({ id, applicantId, title: jobTitle }).from(jobApplications).where(kept).orderBy(asc(id));
    for (const { id: applicationId, applicantId: personId, title } of rows)
      if (personId !== null && present.has(personId) && told.has(applicationId))
        await notify(tx, services, personId, { kind: 'application-job-gone', actorId: null, applicationId, title });
    await services.live.tell(tx, [...present], { topic: 'applications', id: null });
  });
}
