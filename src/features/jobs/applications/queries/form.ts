import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import { canSeeSql } from '../../../relations/queries.ts';
import type { JobType, QuestionKind } from '../../policy.ts';
import type { ApplicationForm } from '../contract.ts';
import { takesApplications } from '../policy.ts';
import { type CvRow, cvColumns, toCv } from './own.ts';

type FormRow = {
  id: string;
  title: string;
  company_name: string;
  poster_id: string;
  asks_letter: boolean;
  asks_cv: boolean;
  deadline: string | null;
  closed_at: string | null;
  has_applied: boolean;
  last_letter: string | null;
  questions: { kind: QuestionKind; question: string; isRequired: boolean; choices: string[]; lastAnswer: string }[];
} & CvRow &
  Record<string, unknown>;

/**
 * The needs of this person's application to a job, with what they sent before; null when there is no such job for them. Answers are
 * offered again for a question that was asked in the same words, as far as it still has that choice.
 */
export async function readForm(
  executor: Executor,
  viewerId: string,
  { id, now }: { id: string; now: Date },
): Promise<ApplicationForm | null> {
  const own = sql`a.applicant_id = v.id and a.applicant_deleted_at is null`;
  const { rows } = await executor.execute<FormRow>(sql`
    select j.id, j.title, j.company_name, j.poster_id, j.asks_letter, j.asks_cv, j.deadline, j.closed_at,
      exists (select from job_applications a where a.job_id = j.id and a.applicant_id = v.id) as has_applied,
      (select a.letter from job_applications a where ${own} and a.letter <> '' order by a.applied_at desc, a.id desc limit 1) as last_letter,
      coalesce((
        select json_agg(json_build_object('kind', q.kind, 'question', q.question, 'isRequired', q.is_required, 'choices', q.choices,
          'lastAnswer', coalesce((
            select r.answer from job_applications a join job_application_answers r on r.application_id = a.id
            where ${own} and r.question = q.question and r.answer <> '' and (q.kind = 'text' or r.answer = any(q.choices))
            order by a.applied_at desc, a.id desc limit 1), '')) order by q.position)
        from job_questions q where q.job_id = j.id), '[]') as questions,
      ${sql.raw(cvColumns)}
    from (select ${viewerId}::uuid as id) v
    join jobs j on j.id = ${id}
    left join uploads u on u.id = (
      select a.cv_id from job_applications a where ${own} and a.cv_id is not null order by a.applied_at desc, a.id desc limit 1)
    where ${sql.raw(canSeeSql('j.poster_id', 'v.id'))}`);
  const [row] = rows;
  if (row === undefined) return null;
  const isOpen = takesApplications({ closedAt: row.closed_at === null ? null : new Date(row.closed_at), deadline: row.deadline }, now);
  return {
    jobId: row.id,
    jobTitle: row.title,
    companyName: row.company_name,
    state: stateOf({ isOwn: row.poster_id === viewerId, hasApplied: row.has_applied, isOpen }),
    asksLetter: row.asks_letter,
    asksCv: row.asks_cv,
    questions: row.questions,
    lastLetter: row.last_letter ?? '',
    lastCv: toCv(row),
  };
}

function stateOf({ isOwn, hasApplied, isOpen }: { isOwn: boolean; hasApplied: boolean; isOpen: boolean }): ApplicationForm['state'] {
  if (isOwn) return 'own';
  if (hasApplied) return 'applied';
  return isOpen ? 'open' : 'closed';
}

/** The part of a job that decides what goes with an application; null when there is no such job for this viewer. */
export async function findRecipient(executor: Executor, viewerId: string, id: string): Promise<{ posterId: string; type: JobType } | null> {
  const { rows } = await executor.execute<{ posterId: string; type: JobType }>(sql`
    select j.poster_id as "posterId", j.type from (select ${viewerId}::uuid as id) v join jobs j on j.id = ${id}
    where ${sql.raw(canSeeSql('j.poster_id', 'v.id'))}`);
  return rows[0] ?? null;
}
