import { and, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database.ts';
import { isNotSuspended } from '../accounts/queries.ts';
import { isNotBlockedBy } from '../relations/queries.ts';
import type { Picture, Upload } from './contract.ts';
import type { UploadKind } from './policy.ts';
import { uploads } from './tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

/**
 * Prepares the query for serving a file by id. It returns null when the owner is suspended or blocks the viewer, who may be a visitor. Files of
 * people whom the viewer blocks are returned, as the list of blocked people shows their portraits.
 */
export function prepareUploadQuery(db: Database): (asked: { id: string; viewerId: string | null }) => Promise<UploadRow | null> {
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

/** Finds an upload by id, whoever owns it. */
export async function findUpload(executor: Executor, id: string): Promise<UploadRow | null> {
  const [row] = await executor.select().from(uploads).where(eq(uploads.id, id));
  return row ?? null;
}

/** Whether an upload is this person's own and of the required kind. */
export async function isOwnUpload(executor: Executor, { id, ownerId, kind }: { id: string; ownerId: string; kind: UploadKind }) {
  const own = and(eq(uploads.id, id), eq(uploads.ownerId, ownerId), eq(uploads.kind, kind));
  return (await executor.select({ id: uploads.id }).from(uploads).where(own).for('key share')).length > 0;
}

/** Converts the columns of a left-joined upload to the contract's `picture`; null when there is none. */
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
