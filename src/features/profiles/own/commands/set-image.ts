import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/server/database.ts';
import { isOwnUpload } from '../../../uploads/queries.ts';
import { uploads } from '../../../uploads/tables.ts';
import { profiles } from '../../tables.ts';
import type { OwnProfile } from '../contract.ts';
import { readOwnProfile } from '../queries.ts';

/**
 * Switches a person's picture or cover to one of their uploads, or to none, and then removes the previous one; its files
 * are deleted in the background.
 */
export async function setImage(
  db: Database,
  personId: string,
  kind: 'avatar' | 'cover',
  imageId: string | null,
): Promise<OwnProfile | 'unknown-image'> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ avatar: profiles.avatarId, cover: profiles.coverId })
      .from(profiles)
      .where(eq(profiles.id, personId))
      .for('update');
    if (imageId !== null && !(await isOwnUpload(tx, { id: imageId, ownerId: personId, kind }))) return 'unknown-image';
    await tx
      .update(profiles)
      .set(kind === 'avatar' ? { avatarId: imageId } : { coverId: imageId })
      .where(eq(profiles.id, personId));
    const replaced = before?.[kind] ?? null;
    if (replaced !== null && replaced !== imageId) {
      await tx.delete(uploads).where(and(eq(uploads.id, replaced), eq(uploads.ownerId, personId)));
    }
    return readOwnProfile(tx, personId);
  });
}
