import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import type { Upload } from '../contract.ts';
import { isTooLarge, type UploadKind } from '../policy.ts';
import { findUpload, toUpload } from '../queries.ts';
import { abandonedFiles, uploads } from '../tables.ts';
import { type DocumentRefusal, type PreparedDocument, prepareDocument } from './prepare-document.ts';
import { type PictureRefusal, type PreparedPicture, preparePicture } from './prepare-picture.ts';

export type NewUpload = { id: string; kind: UploadKind; file: File };

export type UploadRefusal = PictureRefusal | DocumentRefusal | 'too-large' | 'id-taken';

/** Time in which an upload is surely written; after that its files count as left behind. */
const writingMilliseconds = 3_600_000;

/**
 * Stores an upload; the same id sent again by its owner gives the first. Files are written before
 * the row that makes them an upload, and the list of abandoned files knows them until then.
 */
export async function createUpload(services: Services, ownerId: string, { id, kind, file }: NewUpload): Promise<Upload | UploadRefusal> {
  if (isTooLarge(kind, file.size)) return 'too-large';
  const existing = await findUpload(services.db, id);
  if (existing !== null) return existing.ownerId === ownerId ? toUpload(existing) : 'id-taken';
  const content = new Uint8Array(await file.arrayBuffer());
  if (content.length === 0) return 'unreadable';
  const prepared = await (kind === 'document' ? prepareDocument(content, file.name) : preparePicture(kind, content));
  return typeof prepared === 'string' ? prepared : storeUpload(services, { id, kind, ownerId, prepared });
}

type Prepared = { id: string; kind: UploadKind; ownerId: string; prepared: PreparedPicture | PreparedDocument };

async function storeUpload({ db, clock, storage }: Services, { prepared, ...upload }: Prepared): Promise<Upload | 'id-taken'> {
  const { files, ...details } = prepared;
  const name = randomBytes(16).toString('hex');
  const storageFolder = `${name.slice(0, 2)}/${name}`;
  const now = clock.now();
  await db.insert(abandonedFiles).values({ key: storageFolder, removeAfter: new Date(now.getTime() + writingMilliseconds) });
  try {
    await storage.write(storageFolder, files);
  } catch (error) {
    // A full disk gets its space back at once; what can't be removed now stays on the list.
    await storage.remove(storageFolder).catch(() => undefined);
    throw error;
  }
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);

  const stored = await db.transaction(async (tx) => {
    const row = { ...upload, ...details, storageFolder, bytes, createdAt: now };
    const [inserted] = await tx.insert(uploads).values(row).onConflictDoNothing({ target: uploads.id }).returning();
    if (inserted === undefined) {
      // Sent twice at once: the other one is the upload.
      await tx.update(abandonedFiles).set({ removeAfter: sql`now()` }).where(eq(abandonedFiles.key, storageFolder));
      return findUpload(tx, upload.id);
    }
    const taken = await tx.delete(abandonedFiles).where(eq(abandonedFiles.key, storageFolder)).returning();
    if (taken.length === 0) throw new Error('The files of an upload were removed while it was made.');
    return inserted;
  });
  return stored?.ownerId === upload.ownerId ? toUpload(stored) : 'id-taken';
}
