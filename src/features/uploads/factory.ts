import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/server/services.ts';
import { isDocument } from './policy.ts';
import { uploads } from './tables.ts';

export type MadeUpload = Pick<typeof uploads.$inferSelect, 'id' | 'ownerId' | 'kind' | 'storageFolder'>;

/** Makes an upload with one small stored file: a picture of 480 × 320, or a PDF for the kinds of documents. */
export async function makeUpload(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  details: Pick<MadeUpload, 'ownerId'> & Partial<MadeUpload> & { createdAt?: Date },
): Promise<MadeUpload> {
  const id = newId();
  const upload = { id, kind: 'post-image' as const, storageFolder: `te/${id}`, ...details };
  const hasName = isDocument(upload.kind);
  const shape = hasName
    ? { contentType: 'application/pdf', fileName: 'Plan.pdf' }
    : { contentType: 'image/webp', width: 480, height: 320, widths: [480] };
  const content = Buffer.from(`inhoud van ${upload.id}`);
  await storage.write(upload.storageFolder, [{ name: hasName ? 'document' : '480.webp', content, contentType: shape.contentType }]);
  await db.insert(uploads).values({ ...shape, ...upload, bytes: content.length });
  return upload;
}
