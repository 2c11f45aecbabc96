import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import { SignedOutError } from '../../../platform/server/signed-out.ts';
import { lockAccount } from '../../accounts/commands/lock-account.ts';
import type { Upload } from '../contract.ts';
import { type DocumentRefusal, isPdf, type PreparedDocument, prepareDocument } from '../documents/prepare-document.ts';
import { type PictureRefusal, type PreparedPicture, preparePicture } from '../documents/prepare-picture.ts';
import { isTooLarge, type UploadKind } from '../policy.ts';
import { findUpload, toUpload } from '../queries.ts';
import { abandonedFiles, uploads } from '../tables.ts';

type NewUpload = { id: string; kind: UploadKind; file: File };

type UploadRefusal = PictureRefusal | DocumentRefusal | 'too-large' | 'id-taken';

/** After this time an unfinished upload counts as abandoned and its files are removed. */
const writingMilliseconds = 3_600_000;

/**
 * Stores an upload. Sending the same id again returns the owner's first upload. Files are written before their row, and
 * are listed as abandoned until it exists, so that a crash in between leaves no files behind.
 */
export async function createUpload(services: Services, ownerId: string, { id, kind, file }: NewUpload): Promise<Upload | UploadRefusal> {
  if (isTooLarge(kind, file.size)) return 'too-large';
  const existing = await findUpload(services.db, id);
  if (existing !== null) return existing.ownerId === ownerId ? toUpload(existing) : 'id-taken';
  const content = new Uint8Array(await file.arrayBuffer());
  if (content.length === 0) return 'unreadable';
  const prepared = await prepareFile(kind, content, file.name);
  return typeof prepared === 'string' ? prepared : storeUpload(services, { id, kind, ownerId, prepared });
}

/** A CV is a PDF, the documents of a project are PDFs and pictures; what comes as neither is refused as unsupported. */
async function prepareFile(kind: UploadKind, content: Uint8Array, name: string) {
  if (kind === 'document') return prepareDocument(content, name);
  const isPlain = (kind === 'project-document' || kind === 'cv') && (await isPdf(content));
  if (isPlain) return prepareDocument(content, name);
  if (kind === 'cv') return 'unsupported';
  return preparePicture(kind, content);
}

type Prepared = { id: string; kind: UploadKind; ownerId: string; prepared: PreparedPicture | PreparedDocument };

async function storeUpload({ db, clock, storage, rateLimits }: Services, { prepared, ...upload }: Prepared): Promise<Upload | 'id-taken'> {
  const { files, ...details } = prepared;
  const name = randomBytes(16).toString('hex');
  const storageFolder = `${name.slice(0, 2)}/${name}`;
  const now = clock.now();
  await db.insert(abandonedFiles).values({ key: storageFolder, removeAfter: new Date(now.getTime() + writingMilliseconds) });
  try {
    await storage.write(storageFolder, files);
  } catch (error) {
    // Frees the space of a full disk at once. Files that can't be removed now stay on the list.
    await storage.remove(storageFolder).catch(() => undefined);
    throw error;
  }
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);

  const stored = await db.transaction(async (tx) => {
    const removeFiles = () => tx.update(abandonedFiles).set({ removeAfter: now }).where(eq(abandonedFiles.key, storageFolder));
    // Deleted while the file was on its way.
    if ((await lockAccount(tx, upload.ownerId, 'key share')) === null) {
      await removeFiles();
      return 'owner-gone';
    }
    const row = { ...upload, ...details, storageFolder, bytes, createdAt: now };
    const [inserted] = await tx.insert(uploads).values(row).onConflictDoNothing({ target: uploads.id }).returning();
    if (inserted === undefined) {
      // The same id was sent twice at once, and the other request won.
      await removeFiles();
      return findUpload(tx, upload.id);
    }
    const taken = await tx.delete(abandonedFiles).where(eq(abandonedFiles.key, storageFolder)).returning();
    if (taken.length === 0) throw new Error('The files of an upload were removed while it was made.');
    return inserted;
  });
  if (stored === 'owner-gone') {
    // Counted after the account's counters were removed.
    await rateLimits.forget([upload.ownerId]);
    throw new SignedOutError();
  }
  return stored?.ownerId === upload.ownerId ? toUpload(stored) : 'id-taken';
}
