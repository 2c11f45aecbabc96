import { and, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database.ts';
import { isNotSuspended } from '../accounts/queries.ts';
import { isNotBlockedBy } from '../relations/queries.ts';
import type { Picture, Upload } from './contract.ts';
import type { UploadKind } from './policy.ts';
import { uploads } from './tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

/**
 * Prepares the query that serving a file begins with: the upload of an id; null for what is of a suspended person, or of
 * somebody who blocks the viewer. Whom the viewer blocks they still see, in their list of blocked people.
 */
export function prepareUploadQuery(db: Database): (asked: { id: string; viewerId: string }) => Promise<UploadRow | null> {
  const query = db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.id, sql.placeholder('id')),
        isNotSuspended(uploads.ownerId),
        isNotBlockedBy(uploads.ownerId, sql`${sql.placeholder('viewerId')}`),
      ),
    )
    .prepare('upload');
  return async (asked) => (await query.execute(asked))[0] ?? null;
}

/** The upload of an id, whoever's it is. */
export async function findUpload(executor: Executor, id: string): Promise<UploadRow | null> {
  const [row] = await executor.select().from(uploads).where(eq(uploads.id, id));
  return row ?? null;
}

/** Whether a person may put this upload to a use: it is theirs, and of the kind that the use needs. */
export async function isOwnUpload(executor: Executor, { id, ownerId, kind }: { id: string; ownerId: string; kind: UploadKind }) {
  const own = and(eq(uploads.id, id), eq(uploads.ownerId, ownerId), eq(uploads.kind, kind));
  return (await executor.select({ id: uploads.id }).from(uploads).where(own).for('key share')).length > 0;
}

/** The columns of `picture` that a left join of uploads gives, as the contract shows them; null when there is none. */
export function toPicture(row: {
  id: string | null;
  width: number | null;
  height: number | null;
  widths: number[] | null;
}): Picture | null {
  const { id, width, height, widths } = row;
  return id === null || width === null || height === null || widths === null ? null : { id, width, height, widths };
}

export function toUpload(row: UploadRow): Upload {
  const { id, kind, bytes, fileName } = row;
  return { id, kind, bytes, picture: toPicture(row), fileName };
}
