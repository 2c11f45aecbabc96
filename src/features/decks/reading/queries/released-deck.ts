import { eq } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import { pitchReleases } from '../../links/tables.ts';
import type { ShownDeck } from '../../queries/shown-deck.ts';
import type { Found } from './find-reader.ts';

/** A released deck as a file holds it: without the speaker's notes, which are its owner's. Null when it was withdrawn meanwhile. */
export async function readReleasedDeck(
  executor: Executor,
  { projectId, title, ownerName }: Found,
): Promise<Pick<ShownDeck, 'title' | 'ownerName' | 'mark' | 'look' | 'slides'> | null> {
  const [release] = await executor.select().from(pitchReleases).where(eq(pitchReleases.projectId, projectId));
  if (release === undefined) return null;
  return { title, ownerName, mark: release.mark, look: release.look, slides: release.pages.map((page) => ({ page, notes: '' })) };
}
