import { desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import type { SentProfile } from '../../applications/contract.ts';
import { type CvRow, cvColumns, readAnswers, readEvents, toCv } from '../../applications/queries/own.ts';
import { readableSql } from '../../applications/queries/readable.ts';
import { jobApplicationNotes } from '../../applications/tables.ts';
import type { Note, Received, ReceivedApplication } from '../contract.ts';
import { type ReceivedRow, receivedColumns, toReceived } from './list.ts';

const readableRow = (posterId: string, id: string) => sql`
  from (select ${posterId}::uuid as id) v, job_applications a
  join jobs j on j.id = a.job_id
  join profiles p on p.id = a.applicant_id
  left join uploads u on u.id = a.cv_id
  where a.id = ${id} and ${sql.raw(readableSql('a', 'j', 'v.id'))}`;

type Asked = { id: string /** The present moment. */; now: Date };

/** An application that a poster can read, as their list shows it; null when there is none. */
export async function findReceived(executor: Executor, posterId: string, { id, now }: Asked): Promise<Received | null> {
  const { rows } = await executor.execute<ReceivedRow>(sql`select ${sql.raw(receivedColumns)} ${readableRow(posterId, id)}`);
  return rows[0] === undefined ? null : toReceived(rows[0], now);
}

type FullRow = ReceivedRow & CvRow & { job_id: string; title: string; letter: string; profile: SentProfile | null };

/** An application that a poster can read, with all that came with it; null when there is none. */
export async function readReceived(executor: Executor, posterId: string, { id, now }: Asked): Promise<ReceivedApplication | null> {
  const { rows } = await executor.execute<FullRow>(sql`
    select ${sql.raw(receivedColumns)}, ${sql.raw(cvColumns)}, j.id as job_id, j.title, a.letter, a.profile ${readableRow(posterId, id)}`);
  const [row] = rows;
  if (row === undefined) return null;
  return {
    ...toReceived(row, now),
    job: { id: row.job_id, title: row.title, type: row.job_type },
    letter: row.letter,
    cv: toCv(row),
    profile: row.profile,
    salary: { min: row.salary_min, max: row.salary_max },
    answers: await readAnswers(executor, id),
    events: await readEvents(executor, id),
    notes: await readNotes(executor, id),
  };
}

async function readNotes(executor: Executor, id: string): Promise<Note[]> {
  const rows = await executor
    .select()
    .from(jobApplicationNotes)
    .where(eq(jobApplicationNotes.applicationId, id))
    .orderBy(desc(jobApplicationNotes.createdAt), desc(jobApplicationNotes.id));
  return rows.map(toNote);
}

export function toNote({ id, content, createdAt }: typeof jobApplicationNotes.$inferSelect): Note {
  return { id, content, createdAt: createdAt.toISOString() };
}
