import { and, eq, isNull } from 'drizzle-orm';
import { posts } from '../../../features/feed/tables.ts';
import { createUpload } from '../../../features/uploads/commands/create-upload.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { DemoRows } from '../demo-rows.ts';
import { storeDrawn } from './draw.ts';

/** Renders the demo's pictures and stores them as uploads of the posts' authors. */
export async function storePictures(services: Services, pictures: DemoRows['pictures']): Promise<void> {
  await storeDrawn(pictures, async ({ id, postId, authorId, alt }, file) => {
    const upload = await createUpload(services, authorId, { id, kind: 'post-image', file });
    if (typeof upload === 'string') throw new Error(`A picture of the demo was refused: ${upload}.`);
    const post = and(eq(posts.id, postId), isNull(posts.imageId));
    await services.db.update(posts).set({ imageId: id, imageAlt: alt }).where(post);
  });
}
