import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/tables.ts';
import { uploads } from '../../uploads/tables.ts';
import { limits as jobLimits } from '../policy.ts';
import { reminderDays } from '../promise/policy.ts';
import { jobs } from '../tables.ts';
import type { SentProfile } from './contract.ts';
import { applicationStatuses, applicationLimits as limits } from './policy.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const number = (value: number) => sql.raw(`${value}`);
const application = () =>
  uuid()
    .notNull()
    .references(() => jobApplications.id, { onDelete: 'cascade' });

const [first, last] = reminderDays;
/** SQL of the day of the poster's next reminder; null once both were sent. A last day that moves asks for reminders of its own. */
export const remindFromSql = `(case when reminded_on is null or reminded_on < due_on - ${first} then due_on - ${first}
  when reminded_on < due_on - ${last} then due_on - ${last} end)`;

/**
 * Applications to jobs. One row serves both sides: the poster reads its content until their access ends, the applicant until they
 * delete their copy. Without either, only dates without a person remain.
 */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: uuid().primaryKey(),
    /** Null once the job is gone; the applicant's copy stays. */
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    /** The poster of that job, also after it is gone. */
    posterId: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    /** Null once their account is gone, with all that they wrote. */
    applicantId: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    /** As they were when the person applied; empty once they left. */
    jobTitle: text().notNull(),
    companyName: text().notNull(),
    status: text({ enum: applicationStatuses }).notNull().default('pending'),
    letter: text().notNull().default(''),
    cvId: uuid().references(() => uploads.id, { onDelete: 'set null' }),
    /** The profile as it was sent; null once it is erased. */
    profile: jsonb().$type<SentProfile>(),
    /** Whole euros a year, as the applicant knows them: from the job when they applied, or from the invitation. */
    salaryMin: integer(),
    salaryMax: integer(),
    appliedAt: instant().notNull(),
    /** When the status last changed in a way that the applicant was told of: not when the poster sorted silently. */
    statusAt: instant().notNull(),
    /** Incremented by each move, so that a move based on an older state is refused. */
    version: integer().notNull().default(1),
    /** The last day for an answer, in `jobZone`. */
    dueOn: date({ mode: 'string' }).notNull(),
    /** When the poster said that it takes longer. */
    extendedAt: instant(),
    /** When the poster first answered. */
    answeredAt: instant(),
    /** The day, in `jobZone`, on which the poster was last reminded. */
    remindedOn: date({ mode: 'string' }),
    /** When it was counted how the poster kept their promise; after the last day. */
    countedAt: instant(),
    /** When the poster was last told that their access ends. */
    endToldAt: instant(),
    /** From this moment the poster reads nothing of it any more, but that it was there. */
    posterAccessEndedAt: instant(),
    /** The applicant lets the poster keep it for longer. */
    keptLonger: boolean().notNull().default(false),
    /** When the applicant deleted their copy. */
    applicantDeletedAt: instant(),
  },
  (table) => [
    // One per person and job, whichever request comes first.
    unique('job_applications_person').on(table.jobId, table.applicantId),
    // Serves the poster's list of a job, newest first, by key.
    index('job_applications_of_job').on(table.jobId, table.appliedAt, table.id),
    // Serve the columns of that list with their counts, and those in it that wait for an answer.
    index('job_applications_column').on(table.jobId, table.status, table.appliedAt, table.id),
    index('job_applications_waiting')
      .on(table.jobId, table.appliedAt, table.id)
      .where(sql`${table.answeredAt} is null and ${table.posterAccessEndedAt} is null`),
    // Serves a person's own applications, newest first, by key, the last letter that they sent, and their removal.
    index('job_applications_of_person').on(table.applicantId, table.appliedAt, table.id),
    // Serves the removal of a poster.
    index('job_applications_of_poster').on(table.posterId, table.dueOn),
    // Serves the answers that a poster owes, by key.
    index('job_applications_owed')
      .on(table.posterId, table.dueOn, table.id)
      .where(sql`${table.answeredAt} is null and ${table.posterAccessEndedAt} is null`),
    // Serves the count of promises whose last day is over.
    index('job_applications_uncounted').on(table.dueOn).where(sql`${table.countedAt} is null`),
    // Serves the reminders of posters: those that are reminded already are found behind them.
    index('job_applications_reminders')
      .on(sql.raw(remindFromSql))
      .where(sql`${table.answeredAt} is null and ${table.posterAccessEndedAt} is null and ${table.countedAt} is null`),
    // Serves the end of the poster's access, of jobs that are closed or gone.
    index('job_applications_accessed').on(table.jobId, table.statusAt).where(sql`${table.posterAccessEndedAt} is null`),
    // Serves the removal of applications that nobody has a copy of any more.
    index('job_applications_given_up')
      .on(table.statusAt)
      .where(sql`${table.applicantDeletedAt} is not null or ${table.applicantId} is null`),
    // Serves the reader of a CV, and the removal of files that nothing refers to any more.
    index('job_applications_cv').on(table.cvId),
    check('job_applications_status', sql`${table.status} = any(${sql.raw(`array['${applicationStatuses.join("', '")}']`)})`),
    check(
      'job_applications_job',
      sql`char_length(${table.jobTitle}) <= ${number(jobLimits.title)} and char_length(${table.companyName}) <= ${number(jobLimits.companyName)}`,
    ),
    check('job_applications_letter', sql`char_length(${table.letter}) <= ${number(limits.letter)}`),
    check(
      'job_applications_salary',
      sql`${table.salaryMin} between 0 and ${number(jobLimits.salary)} and ${table.salaryMax} between 0 and ${number(jobLimits.salary)}
        and ${table.salaryMin} <= ${table.salaryMax}`,
    ),
    check('job_applications_withdrawn', sql`${table.status} <> 'withdrawn' or ${table.posterAccessEndedAt} is not null`),
    // Refuses to let a person go without what they wrote.
    check(
      'job_applications_erased',
      sql`${table.applicantId} is not null
        or (${table.jobTitle} = '' and ${table.companyName} = '' and ${table.letter} = '' and ${table.cvId} is null and ${table.profile} is null)`,
    ),
  ],
);

/** The questions of a job as they were asked, with the applicant's answers. */
export const jobApplicationAnswers = pgTable(
  'job_application_answers',
  {
    applicationId: application(),
    position: smallint().notNull(),
    question: text().notNull(),
    /** Empty where an optional question was left open. */
    answer: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.position] }),
    check('job_application_answers_question', sql`char_length(${table.question}) between 1 and ${number(jobLimits.question)}`),
    check('job_application_answers_answer', sql`char_length(${table.answer}) <= ${number(limits.answer)}`),
  ],
);

/** The news that the applicant got, in order. A status that the poster keeps to themselves has no event. */
export const jobApplicationEvents = pgTable(
  'job_application_events',
  {
    id: uuid().primaryKey(),
    applicationId: application(),
    at: instant().notNull(),
    status: text({ enum: applicationStatuses }).notNull(),
    /** The poster's words. */
    message: text().notNull().default(''),
  },
  (table) => [
    // Serves the history of an application, and its last event.
    index('job_application_events_latest').on(table.applicationId, table.at, table.id),
    check('job_application_events_status', sql`${table.status} = any(${sql.raw(`array['${applicationStatuses.join("', '")}']`)})`),
    check('job_application_events_message', sql`char_length(${table.message}) <= ${number(limits.message)}`),
  ],
);

/** The poster's private notes. They go when the poster's access ends, and are in the applicant's download. */
export const jobApplicationNotes = pgTable(
  'job_application_notes',
  {
    id: uuid().primaryKey(),
    applicationId: application(),
    content: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    // Serves the notes of an application, newest first.
    index('job_application_notes_newest').on(table.applicationId, table.createdAt, table.id),
    check('job_application_notes_content', sql`char_length(${table.content}) between 1 and ${number(limits.note)}`),
  ],
);
