import { asc, eq } from 'drizzle-orm';
import type { PersonalData, PersonalFile } from '../../platform/server/personal-data.ts';
import { uploads } from './tables.ts';

/** A person's files. Their rows are deleted with the account, their content is removed in the background. */
export const uploadsPersonalData: PersonalData = {
  name: 'bestanden',

  async exportPersonalData(executor, personId) {
    const rows = await executor
      .select()
      .from(uploads)
      .where(eq(uploads.ownerId, personId))
      .orderBy(asc(uploads.createdAt), asc(uploads.id));
    return { uploads: rows.map((row) => ({ ...row, path: pathOf(row) })) };
  },

  async files({ db, storage }, personId) {
    const rows = await db.select().from(uploads).where(eq(uploads.ownerId, personId)).orderBy(asc(uploads.createdAt), asc(uploads.id));
    return rows.map((row): PersonalFile => {
      const stored = row.fileName !== null ? 'document' : `${row.widths.at(-1)}.webp`;
      return {
        path: pathOf(row),
        async open() {
          const file = await storage.read(row.storageFolder, stored);
          return file?.content ?? null;
        },
      };
    });
  },
};

/** Exports pictures in their largest version and documents under their original name. */
function pathOf({ id, kind, fileName }: typeof uploads.$inferSelect): string {
  return fileName === null ? `${kind}/${id}.webp` : `${kind}/${id}/${fileName}`;
}
