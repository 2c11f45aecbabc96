import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import { isOwnUpload } from '../../../uploads/queries.ts';
import { uploads } from '../../../uploads/tables.ts';
import { jobQuestions, jobs } from '../../tables.ts';
import type { JobFields } from '../contract.ts';

export type Refused = 'unknown-logo' | 'unknown-role' | 'deadline-passed';

type Checked = { posterId: string; today: string; fields: JobFields; before?: JobFields };

/**
 * Returns why a person's job can't have these fields, or null if it can. The ones that it has already stay possible. Locks the
 * logo and the role until the transaction ends.
 */
export async function refusedFields(tx: Transaction, { posterId, today, fields, before }: Checked): Promise<Refused | null> {
  const { logoId, projectRoleId, deadline } = fields;
  const isNew = (name: 'logoId' | 'projectRoleId' | 'deadline') => fields[name] !== null && fields[name] !== before?.[name];
  if (logoId !== null && isNew('logoId') && !(await isOwnUpload(tx, { id: logoId, ownerId: posterId, kind: 'job-logo' })))
    return 'unknown-logo';
  if (projectRoleId !== null && isNew('projectRoleId') && !(await isOwnRole(tx, posterId, projectRoleId))) return 'unknown-role';
  return deadline !== null && isNew('deadline') && deadline < today ? 'deadline-passed' : null;
}

async function isOwnRole(tx: Transaction, posterId: string, roleId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from project_roles r join projects p on p.id = r.project_id
    where r.id = ${roleId} and p.owner_id = ${posterId} for key share of r`);
  return rows.length > 0;
}

/** The columns of fields: an empty list is stored as null. */
export function toColumns({ questions: _questions, requirements, benefits, ...fields }: JobFields) {
  const orNull = (lines: string[]) => (lines.length === 0 ? null : lines);
  return { ...fields, requirements: orNull(requirements), benefits: orNull(benefits) };
}

/** Replaces the questions of a job whose row this transaction has made or locked. */
export async function writeQuestions(tx: Transaction, jobId: string, questions: JobFields['questions']): Promise<void> {
  await tx.delete(jobQuestions).where(eq(jobQuestions.jobId, jobId));
  if (questions.length > 0) await tx.insert(jobQuestions).values(questions.map((each, position) => ({ ...each, jobId, position })));
}

/**
 * Removes a logo that a job no longer shows, unless another job does. One that another transaction holds at this moment
 * goes with the unused uploads.
 */
export async function removeUnshownLogo(tx: Transaction, posterId: string, logoId: string | null): Promise<void> {
  if (logoId === null) return;
  const own = and(eq(uploads.id, logoId), eq(uploads.ownerId, posterId));
  const free = await tx.select({ id: uploads.id }).from(uploads).where(own).for('update', { skipLocked: true });
  const ids = free.map(({ id }) => id);
  const showing = tx.select({ one: sql`1` }).from(jobs).where(eq(jobs.logoId, uploads.id));
  await tx.delete(uploads).where(and(inArray(uploads.id, ids), notExists(showing)));
}
