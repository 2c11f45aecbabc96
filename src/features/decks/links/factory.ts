import { newId } from '../../../platform/ids.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { lookOf } from '../pages/policy/look.ts';
import type { Page } from '../pages/policy/page.ts';
import { pitchReadings } from '../reading/tables.ts';
import { lastMomentOf, linkLimits } from './policy.ts';
import { pitchLinks, pitchReleasePictures, pitchReleases } from './tables.ts';
import { makeLinkToken } from './tokens/link-token.ts';

const lettering = { size: 40, face: 'titles', ink: 'ink', align: 'start' } as const;

/** A slide with one text. */
function releasedPage(slide: Page['slide'], text: string): Page {
  const place = { x: 80, y: 80, width: 1120, height: 120 };
  return { slide, title: text, boxes: [{ ...place, kind: 'text', role: 'title', text, lettering }] };
}

type ReleaseDetails = Pick<typeof pitchReleases.$inferInsert, 'projectId'> & Partial<typeof pitchReleases.$inferInsert>;

/** A released deck, of two slides by default. */
export async function makeRelease(db: Executor, details: ReleaseDetails, pictureIds: string[] = []): Promise<void> {
  const pages = [releasedPage('title_slide', 'Zonnedak'), releasedPage('problem_slide', 'Daken staan leeg')];
  const release = { id: newId(), releasedAt: new Date(), pages, look: lookOf('helder', null), mark: 'Automatisch opgesteld', ...details };
  await db.insert(pitchReleases).values(release);
  const pictures = pictureIds.map((uploadId) => ({ projectId: details.projectId, uploadId }));
  if (pictures.length > 0) await db.insert(pitchReleasePictures).values(pictures);
}

type LinkDetails = Pick<typeof pitchLinks.$inferInsert, 'projectId'> & Partial<typeof pitchLinks.$inferInsert>;

/** A link to a released deck, for a mail address unless for a person, with what its address holds. */
export async function makeLink(db: Executor, details: LinkDetails): Promise<{ id: string; token: string }> {
  const { token, tokenHash } = makeLinkToken();
  const createdAt = details.createdAt ?? new Date();
  const email = details.personId == null ? 'lezer@voorbeeld.test' : null;
  const expiresAt = lastMomentOf(createdAt, linkLimits.days);
  const row = { id: newId(), tokenHash, label: 'Fonds Noord', email, expiresAt, ...details, createdAt };
  await db.insert(pitchLinks).values(row);
  return { id: row.id, token };
}

type ReadingDetails = Pick<typeof pitchReadings.$inferInsert, 'projectId'> & Partial<typeof pitchReadings.$inferInsert>;

/** A reading of its first slide. */
export async function makeReading(db: Executor, details: ReadingDetails): Promise<{ id: string }> {
  const openedAt = new Date(Math.floor((details.openedAt ?? new Date()).getTime() / 60_000) * 60_000);
  const offered: Page['slide'][] = ['title_slide', 'problem_slide'];
  const row = { id: newId(), offered, seen: offered.slice(0, 1), ...details, openedAt };
  await db.insert(pitchReadings).values(row);
  return { id: row.id };
}
