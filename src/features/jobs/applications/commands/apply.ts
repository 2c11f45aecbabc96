import { and, eq, gt, ne } from 'drizzle-orm';
import { newId } from '../../../../platform/ids.ts';
import type { Transaction } from '../../../../platform/server/database.ts';
import { prepareText } from '../../../../platform/server/prepared.ts';
import { type LimitReached, orLimited } from '../../../../platform/server/rate-limits.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { openConversationForGood } from '../../../messages/commands/answer-request.ts';
import { notify } from '../../../notifications/commands/notify.ts';
import { lockPeople } from '../../../relations/commands.ts';
import { isOwnUpload } from '../../../uploads/queries.ts';
import type { jobs } from '../../tables.ts';
import type { OwnCard } from '../contract.ts';
import { answerDay, applicationsLimit, sameLetterJobs, sameLetterLimit, takesApplications } from '../policy.ts';
import { findOwnCard } from '../queries/own.ts';
import { readSentProfile } from '../queries/sent-profile.ts';
import { jobApplications } from '../tables.ts';
import { type AnswersRefusal, type Asked, checkAnswers, type GivenAnswer } from '../view/check-answers.ts';
import { tellBoth } from './tell.ts';

type NewApplication = { id: string; jobId: string; letter: string; cvId: string | null; answers: GivenAnswer[] };

type ApplyRefusal = 'own' | 'applied' | 'unavailable' | 'letter-needed' | 'cv-needed' | 'unknown-cv' | 'id-taken' | AnswersRefusal;

/** The part of a job that an application is checked against or keeps. */
type Job = Pick<
  typeof jobs.$inferSelect,
  'id' | 'posterId' | 'title' | 'companyName' | 'type' | 'salaryMin' | 'salaryMax' | 'asksLetter' | 'asksCv' | 'deadline' | 'closedAt'
>;

/** Applies to a job; the same application sent again returns the first. Null when there is no such job for this person. */
export async function applyToJob(
  services: Services,
  applicantId: string,
  application: NewApplication,
): Promise<OwnCard | ApplyRefusal | LimitReached | null> {
  const applying = services.db.transaction(async (tx): Promise<OwnCard | ApplyRefusal | null> => {
    const job = await lockJob(tx, applicantId, application.jobId);
    if (job === null || typeof job === 'string') return job;
    const { appliedId, questions } = await readState(tx, job.id, applicantId);
    if (appliedId !== null) return appliedId === application.id ? findOwnCard(tx, applicantId, appliedId) : 'applied';
    const refusal = await refusalOf(tx, services, applicantId, { job, questions, application });
    if (refusal !== null) return refusal;
    const stored = await store(tx, services, applicantId, { job, application });
    if (stored === 'applied' || stored === 'id-taken') return stored;
    if (stored === 'added') await tell(tx, services, applicantId, job);
    return findOwnCard(tx, applicantId, application.id);
  });
  return orLimited<OwnCard | ApplyRefusal | null>(applying);
}

// Prepared texts: a transaction of builders takes longer to put together and to plan than to run.
const findPoster = prepareText<Pick<Job, 'posterId'>>('select poster_id as "posterId" from jobs where id = $1');
const lockTerms = prepareText<Job>(`
  select id, poster_id as "posterId", title, company_name as "companyName", type, salary_min as "salaryMin", salary_max as "salaryMax",
    asks_letter as "asksLetter", asks_cv as "asksCv", deadline, closed_at as "closedAt"
  from jobs where id = $1 for share`);

/** Locks both people, so that neither leaves or blocks the other meanwhile, and then the job against its closing. */
async function lockJob(tx: Transaction, viewerId: string, jobId: string): Promise<Job | 'own' | null> {
  const [found] = await findPoster(tx, [jobId]);
  if (found === undefined) return null;
  if (found.posterId === viewerId) return 'own';
  if (!(await lockPeople(tx, { viewerId, personId: found.posterId }))) return null;
  const [job] = await lockTerms(tx, [jobId]);
  return job ?? null;
}

/** The id of a person's earlier application to a job, if any, and the questions of the job. */
type State = { appliedId: string | null; questions: Asked[] };

const findState = prepareText<State>(`
  select (select id from job_applications where job_id = $1 and applicant_id = $2) as "appliedId",
    coalesce((
      select json_agg(json_build_object('kind', kind, 'question', question, 'isRequired', is_required, 'choices', choices) order by position)
      from job_questions where job_id = $1), '[]') as questions`);

/** Reads it once the job is locked, as the questions are saved with it. */
async function readState(tx: Transaction, jobId: string, applicantId: string): Promise<State> {
  const [state] = await findState(tx, [jobId, applicantId]);
  return state ?? { appliedId: null, questions: [] };
}

type Sent = { job: Job; application: NewApplication };

async function refusalOf(
  tx: Transaction,
  { clock }: Services,
  ownerId: string,
  { job, questions, application }: Sent & Pick<State, 'questions'>,
): Promise<ApplyRefusal | null> {
  const { letter, cvId: id, answers } = application;
  if (!takesApplications(job, clock.now())) return 'unavailable';
  if (job.asksLetter && letter === '') return 'letter-needed';
  if (job.asksCv && id === null) return 'cv-needed';
  if (id !== null && !(await isOwnUpload(tx, { id, ownerId, kind: 'cv' }))) return 'unknown-cv';
  return checkAnswers(questions, answers);
}

const insertApplication = prepareText<{ id: string }>(`
  with added as (
    insert into job_applications (id, job_id, poster_id, applicant_id, job_title, company_name, letter, cv_id, profile, salary_min, salary_max,
      applied_at, status_at, due_on)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13)
    on conflict do nothing returning id, applied_at
  ), answered as (
    insert into job_application_answers (application_id, position, question, answer)
    select added.id, given.position, given.question, given.answer
    from added, jsonb_to_recordset($14::jsonb) as given(position smallint, question text, answer text)
  ), noted as (
    insert into job_application_events (id, application_id, at, status) select $15::uuid, id, applied_at, 'pending' from added
  )
  select id from added`);

/** Stores an application unless the same person's other request was first. Counts it towards the limits. */
async function store(tx: Transaction, services: Services, applicantId: string, { job, application }: Sent): Promise<'added' | Repeated> {
  const { clock, rateLimits, settings } = services;
  const now = clock.now();
  const { id, letter, cvId, answers } = application;
  const profile = await readSentProfile(tx, applicantId, job);
  const [added] = await insertApplication(tx, [
    ...[id, job.id, job.posterId, applicantId, job.title, job.companyName, letter, cvId, JSON.stringify(profile)],
    ...[job.salaryMin, job.salaryMax, now.toISOString(), answerDay(now)],
    ...[JSON.stringify(answers.map((each, position) => ({ ...each, position }))), newId()],
  ]);
  if (added === undefined) return compare(tx, applicantId, { job, application });
  await rateLimits.countIn(tx, applicationsLimit(settings), applicantId);
  await slowSameLetter(tx, services, applicantId, application);
  return 'added';
}

type Repeated = 'repeated' | 'applied' | 'id-taken';

/** Another request with this id, or to this job, was stored first, and is readable now. */
async function compare(tx: Transaction, applicantId: string, { job, application }: Sent): Promise<Repeated> {
  const { appliedId } = await readState(tx, job.id, applicantId);
  if (appliedId === null) return 'id-taken';
  return appliedId === application.id ? 'repeated' : 'applied';
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
