import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { newId } from '../../../../platform/ids.ts';
import type { Transaction } from '../../../../platform/server/database.ts';
import { type LimitReached, orLimited } from '../../../../platform/server/rate-limits.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { openConversationForGood } from '../../../messages/commands/answer-request.ts';
import { notify } from '../../../notifications/commands/notify.ts';
import { lockPeople } from '../../../relations/commands.ts';
import { isOwnUpload } from '../../../uploads/queries.ts';
import { jobColumns, jobQuestions, jobs } from '../../tables.ts';
import type { OwnCard } from '../contract.ts';
import { answerDay, applicationsLimit, sameLetterJobs, sameLetterLimit, takesApplications } from '../policy.ts';
import { findOwnCard } from '../queries/own.ts';
import { readSentProfile } from '../queries/sent-profile.ts';
import { jobApplicationAnswers, jobApplicationEvents, jobApplications } from '../tables.ts';
import { type AnswersRefusal, checkAnswers, type GivenAnswer } from '../view/check-answers.ts';
import { tellBoth } from './tell.ts';

export type NewApplication = { id: string; jobId: string; letter: string; cvId: string | null; answers: GivenAnswer[] };

export type ApplyRefusal =
  | 'own'
  | 'applied'
  | 'unavailable'
  | 'letter-needed'
  | 'cv-needed'
  | 'unknown-cv'
  | 'id-taken'
  | 'signed-out'
  | AnswersRefusal;

type Job = Pick<typeof jobs.$inferSelect, keyof typeof jobColumns>;

/** Applies to a job; the same application sent again returns the first. Null when there is no such job for this person. */
export async function applyToJob(
  services: Services,
  applicantId: string,
  application: NewApplication,
): Promise<OwnCard | ApplyRefusal | LimitReached | null> {
  const applying = services.db.transaction(async (tx): Promise<OwnCard | ApplyRefusal | null> => {
    const job = await lockJob(tx, applicantId, application.jobId);
    if (job === null || typeof job === 'string') return job;
    const before = await findApplied(tx, job.id, applicantId);
    if (before !== null) return before.id === application.id ? findOwnCard(tx, applicantId, before.id) : 'applied';
    const refusal = await refusalOf(tx, services, applicantId, { job, application });
    if (refusal !== null) return refusal;
    const stored = await store(tx, services, applicantId, { job, application });
    if (stored === 'applied' || stored === 'id-taken') return stored;
    if (stored === 'added') await tell(tx, services, applicantId, job);
    return findOwnCard(tx, applicantId, application.id);
  });
  return orLimited<OwnCard | ApplyRefusal | null>(applying);
}

/** Locks both people, so that neither leaves or blocks the other meanwhile, and then the job against its closing. */
async function lockJob(tx: Transaction, viewerId: string, jobId: string): Promise<Job | 'own' | 'signed-out' | null> {
  const [found] = await tx.select({ posterId: jobs.posterId }).from(jobs).where(eq(jobs.id, jobId));
  if (found === undefined) return null;
  if (found.posterId === viewerId) return 'own';
  const locked = await lockPeople(tx, { viewerId, personId: found.posterId });
  if (locked !== 'locked') return locked;
  const [job] = await tx.select(jobColumns).from(jobs).where(eq(jobs.id, jobId)).for('share');
  return job ?? null;
}

async function findApplied(tx: Transaction, jobId: string, applicantId: string): Promise<{ id: string } | null> {
  const own = and(eq(jobApplications.jobId, jobId), eq(jobApplications.applicantId, applicantId));
  const [row] = await tx.select({ id: jobApplications.id }).from(jobApplications).where(own);
  return row ?? null;
}

type Sent = { job: Job; application: NewApplication };

async function refusalOf(tx: Transaction, { clock }: Services, ownerId: string, { job, application }: Sent): Promise<ApplyRefusal | null> {
  const { letter, cvId: id, answers } = application;
  if (!takesApplications(job, clock.now())) return 'unavailable';
  if (job.asksLetter && letter === '') return 'letter-needed';
  if (job.asksCv && id === null) return 'cv-needed';
  if (id !== null && !(await isOwnUpload(tx, { id, ownerId, kind: 'cv' }))) return 'unknown-cv';
  const asked = await tx.select().from(jobQuestions).where(eq(jobQuestions.jobId, job.id)).orderBy(asc(jobQuestions.position));
  return checkAnswers(asked, answers);
}

/** Stores an application unless the same person's other request was first. Counts it towards the limits. */
async function store(tx: Transaction, services: Services, applicantId: string, { job, application }: Sent): Promise<'added' | Repeated> {
  const { clock, rateLimits, settings } = services;
  const now = clock.now();
  const { id, letter, cvId, answers } = application;
  const [added] = await tx
    .insert(jobApplications)
    .values({
      ...{ id, letter, cvId, applicantId, jobId: job.id, posterId: job.posterId, jobTitle: job.title, companyName: job.companyName },
      ...{ salaryMin: job.salaryMin, salaryMax: job.salaryMax, appliedAt: now, statusAt: now, dueOn: answerDay(now) },
      profile: await readSentProfile(tx, applicantId, job),
    })
    .onConflictDoNothing()
    .returning({ id: jobApplications.id });
  if (added === undefined) return compare(tx, applicantId, { job, application });
  await rateLimits.countIn(tx, applicationsLimit(settings), applicantId);
  await slowSameLetter(tx, services, applicantId, application);
  if (answers.length > 0)
    await tx.insert(jobApplicationAnswers).values(answers.map((each, position) => ({ ...each, applicationId: id, position })));
  await tx.insert(jobApplicationEvents).values({ id: newId(), applicationId: id, at: now, status: 'pending' });
  return 'added';
}

type Repeated = 'repeated' | 'applied' | 'id-taken';

/** Another request with this id, or to this job, was stored first, and is readable now. */
async function compare(tx: Transaction, applicantId: string, { job, application }: Sent): Promise<Repeated> {
  const stored = await findApplied(tx, job.id, applicantId);
  if (stored === null) return 'id-taken';
  return stored.id === application.id ? 'repeated' : 'applied';
}

/** A letter that went to many jobs already has to wait. Nobody is shown the count. */
async function slowSameLetter(tx: Transaction, { clock, rateLimits }: Services, applicantId: string, { id, letter }: NewApplication) {
  if (letter === '') return;
  const since = new Date(clock.now().getTime() - sameLetterDays * 86_400_000);
  const same = and(eq(jobApplications.applicantId, applicantId), eq(jobApplications.letter, letter), gt(jobApplications.appliedAt, since));
  const others = await tx.$count(jobApplications, and(same, ne(jobApplications.id, id)));
  if (others >= sameLetterJobs) await rateLimits.countIn(tx, sameLetterLimit, applicantId);
}

/** A letter may be used again after this time. */
const sameLetterDays = 30;

async function tell(tx: Transaction, services: Services, applicantId: string, { id: jobId, posterId, title }: Job): Promise<void> {
  await notify(tx, services, posterId, { kind: 'application', actorId: applicantId, jobId, title });
  await openConversationForGood(tx, services, applicantId, posterId);
  await tellBoth(tx, services, { applicantId, posterId });
}
