import { eq } from 'drizzle-orm';
import { newId } from '../../../../platform/ids.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { lockOwnDeck } from '../../commands/lock-deck.ts';
import { readShownDeck } from '../../queries/shown-deck.ts';
import { pitchReleasePictures, pitchReleases } from '../tables.ts';

/**
 * Freezes the deck of an own project for its readers as it is shown now, in place of an earlier release. Refused while the deck is
 * written: half of it would be of before. Null when it isn't theirs.
 */
export async function releaseDeck(
  services: Services,
  ownerId: string,
  projectId: string,
): Promise<'released' | 'no-deck' | 'busy' | 'nothing-shown' | null> {
  return services.db.transaction(async (tx) => {
    const locked = await lockOwnDeck(tx, ownerId, { id: projectId, now: services.clock.now() });
    if (locked === null || typeof locked === 'string') return locked;
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
