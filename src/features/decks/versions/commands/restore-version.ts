import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../../platform/server/services.ts';
import { keepSlide } from '../../commands/keep-slide.ts';
import { lockOwnDeck, touchDeck } from '../../commands/lock-deck.ts';
import type { Deck } from '../../contract.ts';
import { slideNames } from '../../policy/slides.ts';
import { readOwnDeck } from '../../queries/own-deck.ts';
import { pitchVersions } from '../../tables.ts';
import { keepVersion } from './keep-version.ts';

type Restoring = { id: string; versionId: string; version: number; now: Date };

/** Puts a version of an own deck back, and keeps what the deck was. Null if there is no such version for this person. */
export async function restoreVersion(services: Services, ownerId: string, restoring: Restoring): Promise<Deck | 'stale' | 'busy' | null> {
  const { id, versionId, version, now } = restoring;
  return services.db.transaction(async (tx) => {
    const locked = await lockOwnDeck(tx, ownerId, { id, now });
    if (locked === null || locked === 'no-deck') return null;
    if (locked === 'busy') return locked;
    const [kept] = await tx
      .select({ slides: pitchVersions.slides })
      .from(pitchVersions)
      .where(and(eq(pitchVersions.id, versionId), eq(pitchVersions.projectId, id)));
    if (kept === undefined) return null;
    if (locked.deck.version !== version) return 'stale';
    await keepVersion(tx, id, now);
    for (const name of slideNames) {
      const slide = kept.slides[name];
      if (slide !== undefined) await keepSlide(tx, id, name, slide);
    }
    await touchDeck(tx, services, { ownerId, deck: locked.deck, now });
    return readOwnDeck(tx, ownerId, { id, now });
  });
}
