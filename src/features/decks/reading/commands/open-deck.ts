import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { newId } from '../../../../platform/ids.ts';
import type { Transaction } from '../../../../platform/server/database.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { notify } from '../../../notifications/commands/notify.ts';
import { lockPerson } from '../../../profiles/commands/lock-person.ts';
import { lockPeople } from '../../../relations/commands.ts';
import { pitchLinks, pitchReleases } from '../../links/tables.ts';
import { sameReadingMinutes } from '../policy.ts';
import { type Caller, type Closed, type Found, findReader, type Place } from '../queries/find-reader.ts';
import { pitchReadings } from '../tables.ts';

type Release = typeof pitchReleases.$inferSelect;

/** The deck that an identified reader opened. */
type Opening = { found: Found; release: Release; readingId: string | null };

/** The live topic of what is read of a project's deck. */
export const readingsTopic = 'deck-readings';

const minute = 60_000;

/** The rows of one reader of a deck. */
function ofReader({ link, projectId }: Found, viewerId: string | null): SQL | undefined {
  if (link !== null) return eq(pitchReadings.linkId, link.id);
  return and(eq(pitchReadings.projectId, projectId), isNull(pitchReadings.linkId), eq(pitchReadings.personId, viewerId ?? ''));
}

/**
 * Opens a released deck for an identified reader, and keeps that they read it. The owner's own looks aren't kept. Access is
 * looked at again once the two people are locked: a block at this moment leaves nothing.
 */
export async function openDeck(caller: Caller, place: Place): Promise<Opening | Closed | 'unidentified'> {
  const { services, viewer } = caller;
  return services.db.transaction(async (tx) => {
    const before = await findReader(tx, caller, place);
    if (typeof before === 'string') return before;
    if (before.asks !== 'nothing') return 'unidentified';
    if (viewer === null) {
      // The notification of a first opening needs the owner, whose departure holds them while it waits for the link.
      if (!(await lockPerson(tx, before.ownerId))) return 'unknown';
    } else if (!before.isOwn && !(await lockPeople(tx, { viewerId: viewer.id, personId: before.ownerId }))) {
      return 'unknown';
    }
    if (!(await lockPlace(tx, before))) return 'unknown';
    const found = await findReader(tx, caller, place);
    if (typeof found === 'string') return found;
    const [release] = await tx.select().from(pitchReleases).where(eq(pitchReleases.projectId, found.projectId));
    if (release === undefined) return 'unknown';
    return { found, release, readingId: found.isOwn ? null : await keepReading(tx, services, { found, release, viewer }) };
  });
}

/** Locks the link, so that its readers come one after the other and none comes after its removal. */
async function lockPlace(tx: Transaction, { link }: Found): Promise<boolean> {
  if (link === null) return true;
  const locked = await tx.select({ id: pitchLinks.id }).from(pitchLinks).where(eq(pitchLinks.id, link.id)).for('no key update');
  return locked.length > 0;
}

type ToKeep = { found: Found; release: Release; viewer: Caller['viewer'] };

async function keepReading(tx: Transaction, services: Services, { found, release, viewer }: ToKeep): Promise<string> {
  const now = services.clock.now();
  const own = ofReader(found, viewer?.id ?? null);
  const last = tx.select({ id: pitchReadings.id, openedAt: pitchReadings.openedAt, offered: pitchReadings.offered }).from(pitchReadings);
  const [stored] = await last.where(own).orderBy(desc(pitchReadings.openedAt), desc(pitchReadings.id)).limit(1);
  const offered = release.pages.map(({ slide }) => slide);
  const isSame =
    stored !== undefined &&
    stored.openedAt.getTime() > now.getTime() - sameReadingMinutes * minute &&
    stored.offered.join() === offered.join();
  if (isSame) return stored.id;
  const { projectId, link, ownerId } = found;
  const openedAt = new Date(Math.floor(now.getTime() / minute) * minute);
  const id = newId();
  const personId = link === null ? (viewer?.id ?? null) : link.personId;
  await tx
    .insert(pitchReadings)
    .values({ id, projectId, linkId: link?.id ?? null, personId, openedAt, offered, seen: offered.slice(0, 1) });
  if (stored === undefined) await tellOfFirst(tx, services, found, personId);
  await services.live.tell(tx, [ownerId], { topic: readingsTopic, id: projectId });
  return id;
}

async function tellOfFirst(tx: Transaction, services: Services, found: Found, personId: string | null): Promise<void> {
  const { projectId, ownerId, title, link } = found;
  if (personId !== null) {
    await notify(tx, services, ownerId, { kind: 'deck-read', actorId: personId, projectId, linkId: link?.id ?? null, title });
  } else if (link !== null) {
    await notify(tx, services, ownerId, { kind: 'deck-opened', actorId: null, projectId, linkId: link.id, label: link.label });
  }
}

type Seen = { readingId: string; slide: (typeof pitchReadings.$inferSelect)['offered'][number] };

/** Keeps that a slide was on the screen of a reading that is this reader's own. */
export async function recordSlide(services: Services, found: Found, viewerId: string | null, { readingId, slide }: Seen): Promise<void> {
  await services.db.transaction(async (tx) => {
    const isNew = sql`${slide} = any(${pitchReadings.offered}) and ${slide} <> all(${pitchReadings.seen})`;
    const seen = await tx
      .update(pitchReadings)
      .set({ seen: sql`array_append(${pitchReadings.seen}, ${slide})` })
      .where(and(eq(pitchReadings.id, readingId), ofReader(found, viewerId), isNew))
      .returning({ id: pitchReadings.id });
    if (seen.length > 0) await services.live.tell(tx, [found.ownerId], { topic: readingsTopic, id: found.projectId });
  });
}
