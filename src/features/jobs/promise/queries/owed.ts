import { canSeeSql, letsSeeSql } from '../../../relations/queries.ts';

/** SQL of the condition that an application waits for an answer, of somebody who didn't leave. */
function waitsSql(application: string): string {
  return `${application}.answered_at is null and ${application}.status <> 'withdrawn' and ${application}.applicant_id is not null`;
}

/**
 * SQL of the condition that an answer to a row of job_applications is expected: a withdrawn one, and one of a person who left, is
 * suspended or blocks the poster, expects none. Whoever blocks an applicant could have answered first: otherwise a block would be
 * a way to lose a miss (docs/decisions/053-acts-that-would-cheat.md).
 */
export function expectsAnswerSql(application: string): string {
  return `(${waitsSql(application)} and ${letsSeeSql(`${application}.applicant_id`, `${application}.poster_id`)})`;
}

/** SQL of the condition that the poster of a row of job_applications owes an answer, and can give it. */
export function owedSql(application: string): string {
  return `(${application}.poster_access_ended_at is null and ${waitsSql(application)}
    and ${canSeeSql(`${application}.applicant_id`, `${application}.poster_id`)})`;
}
