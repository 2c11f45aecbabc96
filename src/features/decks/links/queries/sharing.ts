import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../../platform/server/services.ts';
import { countAdmitted } from '../../../projects/admissions/queries.ts';
import { projects } from '../../../projects/tables.ts';
import { readShownDeck } from '../../queries/shown-deck.ts';
import type { DeckSharing } from '../contract.ts';
import { pitchReleases } from '../tables.ts';

/** How a person shares the deck of their own project; null when it isn't theirs. */
export async function readSharing(services: Services, ownerId: string, projectId: string): Promise<DeckSharing | null> {
  const { db } = services;
  const own = and(eq(projects.id, projectId), eq(projects.ownerId, ownerId));
  const [project] = await db.select({ status: projects.status, withdrawnAt: projects.withdrawnAt }).from(projects).where(own);
  if (project === undefined) return null;
  const [release] = await db.select().from(pitchReleases).where(eq(pitchReleases.projectId, projectId));
  const deck = await readShownDeck(db, projectId);
  const pages = deck?.slides.map(({ page }) => page) ?? [];
  return {
    slides: deck === null ? null : pages.length,
    isListed: project.status !== 'draft' && project.withdrawnAt === null,
    release: release === undefined ? null : { releasedAt: release.releasedAt.toISOString(), slides: release.pages.length },
    isNewer: release !== undefined && deck !== null && differs(release, { pages, look: deck.look }),
    admittedCount: await countAdmitted(db, services, { projectId }),
  };
}

/** As JSON has them, in which the release is kept: without fields that are undefined, and its keys in an order of its own. */
function differs({ pages, look }: Pick<typeof pitchReleases.$inferSelect, 'pages' | 'look'>, now: unknown): boolean {
  return !isDeepStrictEqual({ pages, look }, JSON.parse(JSON.stringify(now)));
}
