import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { executePrepared } from '../../../platform/server/prepared.ts';
import { type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';
import type { Job, JobQuestion } from '../contract.ts';
import type { jobs } from '../tables.ts';
import { type CommonRow, commonColumns, commonJoins, type Reader, toCommon } from './card.ts';
import { endOfDeadline, isVisibleTo, viewerSql } from './visible.ts';

type Stored = typeof jobs.$inferSelect;

type JobRow = CommonRow &
  PersonRow & {
    description: string;
    company_url: string;
    company_size: Stored['companySize'];
    asks_letter: boolean;
    asks_cv: boolean;
    created_at: string;
    updated_at: string;
    closed_at: string | null;
    asked_at: string | null;
    questions: JobQuestion[];
  };

/** SQL of the questions of a job (an SQL expression of its id) as JSON, in the poster's order. */
export function questionsSql(job: string): string {
  return `(select coalesce(json_agg(json_build_object('kind', q.kind, 'question', q.question, 'isRequired', q.is_required,
    'choices', q.choices) order by q.position), '[]') from job_questions q where q.job_id = ${job})`;
}

/** One job as this viewer sees it; null when there is none for them. */
export async function readJob(executor: Executor, reader: Reader, jobId: string): Promise<Job | null> {
  const [row] = await executePrepared<JobRow & Record<string, unknown>>(
    executor,
    sql`
    select ${sql.raw(commonColumns)}, j.requirements, j.benefits, j.description, j.company_url, j.company_size, j.asks_letter, j.asks_cv,
      j.created_at, j.updated_at, j.closed_at, j.asked_at, ${sql.raw(questionsSql('j.id'))} as questions,
      ${sql.raw(personColumns('a', 'v.id'))}
    from (select ${viewerSql(reader.viewerId)} as id) v cross join jobs j
    join profiles a on a.id = j.poster_id
    ${sql.raw(commonJoins)}
    where j.id = ${jobId} and ${isVisibleTo(reader.viewerId)}`,
  );
  return row === undefined ? null : toJob(row, reader);
}

function toJob(row: JobRow, reader: Reader): Job {
  const common = toCommon(row, reader);
  return {
    ...common,
    poster: toPerson(row),
    description: row.description,
    companyUrl: row.company_url,
    companySize: row.company_size,
    asksLetter: row.asks_letter,
    asksCv: row.asks_cv,
    questions: row.questions,
    createdAt: isoOf(row.created_at),
    updatedAt: isoOf(row.updated_at),
    deadlineEndsAt: row.deadline && endOfDeadline(row.deadline),
    closedAt: row.closed_at && isoOf(row.closed_at),
    isAsked: common.can.edit && row.asked_at !== null,
  };
}
