import { canSeeSql } from '../../../relations/queries.ts';

/**
 * SQL of the condition that an answer to a row of job_applications is expected: a withdrawn one, and one of a person who left
 * or whom the poster can't see any more, expects none.
 */
export function expectsAnswerSql(application: string): string {
  return `(${application}.answered_at is null and ${application}.status <> 'withdrawn' and ${application}.applicant_id is not null
    and ${canSeeSql(`${application}.applicant_id`, `${application}.poster_id`)})`;
}

/** SQL of the condition that the poster of a row of job_applications owes an answer, and can give it. */
export function owedSql(application: string): string {
  return `(${application}.poster_access_ended_at is null and ${expectsAnswerSql(application)})`;
}
