import { eq } from 'drizzle-orm';
import { newId } from '../../../../platform/ids.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { lockOwnProject } from '../../../projects/own/commands/lock-project.ts';
import { readShownDeck } from '../../queries/shown-deck.ts';
import { pitchReleasePictures, pitchReleases } from '../tables.ts';

/** Freezes the deck of an own project for its readers as it is shown now, in place of an earlier release. Null when it isn't theirs. */
export async function releaseDeck(
  services: Services,
  ownerId: string,
  projectId: string,
): Promise<'released' | 'no-deck' | 'nothing-shown' | null> {
  return services.db.transaction(async (tx) => {
    if ((await lockOwnProject(tx, ownerId, projectId)) === null) return null;
    const deck = await readShownDeck(tx, projectId);
    if (deck === null) return 'no-deck';
    if (deck.slides.length === 0) return 'nothing-shown';
    const pages = deck.slides.map(({ page }) => page);
    const release = { id: newId(), releasedAt: services.clock.now(), pages, look: deck.look, mark: deck.mark };
    await tx
      .insert(pitchReleases)
      .values({ projectId, ...release })
      .onConflictDoUpdate({ target: pitchReleases.projectId, set: release });
    await tx.delete(pitchReleasePictures).where(eq(pitchReleasePictures.projectId, projectId));
    const pictures = pages.flatMap(({ boxes }) => boxes.flatMap((box) => (box.kind === 'picture' ? [box.picture.id] : [])));
    const rows = [...new Set(pictures)].map((uploadId) => ({ projectId, uploadId }));
    if (rows.length > 0) await tx.insert(pitchReleasePictures).values(rows);
    return 'released';
  });
}
