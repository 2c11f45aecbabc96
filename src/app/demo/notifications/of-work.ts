import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { type Happened, happenedOf, timeOf } from './happened.ts';

type Act = { personId: string; at: number; actorId: string; title: string };

const answers = {
  in_review: 'application-in-review',
  invited: 'application-invited',
  hired: 'application-hired',
  rejected: 'application-answered',
} as const;

/** Reads what happened about jobs of which these people are told: applications, their answers, invitations and matches. */
export async function readEventsOfWork(db: Executor, people: string[]): Promise<Happened[]> {
  const applied = await db.execute<Act & { jobId: string }>(sql`
    select poster_id as "personId", ${timeOf(sql`applied_at`)} as at, applicant_id as "actorId", job_id as "jobId", job_title as title
    from job_applications where status <> 'withdrawn' and poster_id in ${people}`);
  const withdrawn = await db.execute<Act & { applicationId: string; jobId: string }>(sql`
    select poster_id as "personId", ${timeOf(sql`status_at`)} as at, applicant_id as "actorId", id as "applicationId", job_id as "jobId",
      job_title as title
    from job_applications where status = 'withdrawn' and poster_id in ${people}`);
  const answered = await db.execute<Act & { applicationId: string; status: keyof typeof answers }>(sql`
    select a.applicant_id as "personId", ${timeOf(sql`e.at`)} as at, a.poster_id as "actorId", a.id as "applicationId",
      a.job_title as title, e.status
    from job_application_events e join job_applications a on a.id = e.application_id
    where a.applicant_id in ${people} and e.status in ${Object.keys(answers)}`);
  const invitation = sql`i.id as "invitationId", j.title from talent_invitations i join jobs j on j.id = i.job_id`;
  const invited = await db.execute<Act & { invitationId: string }>(sql`
    select i.person_id as "personId", ${timeOf(sql`i.created_at`)} as at, i.inviter_id as "actorId", ${invitation} where i.person_id in ${people}`);
  const declined = await db.execute<Act & { invitationId: string }>(sql`
    select i.inviter_id as "personId", ${timeOf(sql`i.declined_at`)} as at, i.person_id as "actorId", ${invitation}
    where i.declined_at is not null and i.inviter_id in ${people}`);
  return [
    ...happenedOf(applied.rows, ({ actorId, jobId, title }) => ({ kind: 'application', actorId, jobId, title })),
    ...happenedOf(withdrawn.rows, ({ actorId, applicationId, jobId, title }) => {
      return { kind: 'application-withdrawn', actorId, applicationId, jobId, title };
    }),
    ...happenedOf(answered.rows, ({ actorId, status, applicationId, title }) => ({ kind: answers[status], actorId, applicationId, title })),
    ...happenedOf(invited.rows, ({ actorId, invitationId, title }) => ({ kind: 'talent-invitation', actorId, invitationId, title })),
    ...happenedOf(declined.rows, ({ actorId, invitationId, title }) => ({ kind: 'talent-declined', actorId, invitationId, title })),
    ...(await readMutual(db, people)),
  ];
}

/** Both are told once both are interested: the talent of the job, and the poster of the talent. */
async function readMutual(db: Executor, people: string[]): Promise<Happened[]> {
  const both = sql`job_matches m join jobs j on j.id = m.job_id where m.talent_answer = 'interested' and m.poster_answer = 'interested'`;
  const at = timeOf(sql`greatest(m.talent_answered_at, m.poster_answered_at)`);
  const talents = await db.execute<Act & { subjectId: string }>(sql`
    select m.person_id as "personId", ${at} as at, m.poster_id as "actorId", m.job_id as "subjectId", j.title
    from ${both} and m.person_id in ${people}`);
  const posters = await db.execute<Act & { subjectId: string }>(sql`
    select m.poster_id as "personId", ${at} as at, m.person_id as "actorId", m.talent_id as "subjectId", j.title
    from ${both} and m.poster_id in ${people}`);
  return [
    ...happenedOf(talents.rows, ({ actorId, subjectId, title }) => ({ kind: 'match-mutual', actorId, subjectId, side: 'talent', title })),
    ...happenedOf(posters.rows, ({ actorId, subjectId, title }) => ({ kind: 'match-mutual', actorId, subjectId, side: 'poster', title })),
  ];
}
