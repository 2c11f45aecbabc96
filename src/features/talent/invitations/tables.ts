import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { jobs } from '../../jobs/tables.ts';
import { profiles } from '../../profiles/tables.ts';
import { messageLength } from './policy.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const person = () =>
  uuid()
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** Invitations to apply for a job. The job's poster and the invited person see one, as long as they may see each other. */
export const talentInvitations = pgTable(
  'talent_invitations',
  {
    id: uuid().primaryKey(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** The poster of the job. */
    inviterId: person(),
    personId: person(),
    message: text().notNull(),
    createdAt: instant().notNull(),
    /** When the invited person said no. */
    declinedAt: instant(),
  },
  (table) => [
    // Once per person and job; serves the jobs that a poster can still invite somebody for, and the removal of a job.
    unique('talent_invitations_once').on(table.jobId, table.personId),
    // Serve the lists of what a person got and sent, newest first, by key, and the removal of their account.
    index('talent_invitations_received').on(table.personId, table.createdAt, table.id),
    index('talent_invitations_sent').on(table.inviterId, table.createdAt, table.id),
    check('talent_invitations_of_another', sql`${table.inviterId} <> ${table.personId}`),
    check('talent_invitations_message', sql`char_length(${table.message}) between 1 and ${sql.raw(`${messageLength}`)}`),
  ],
);
