import { eq, type SQL, sql } from 'drizzle-orm';
import { newId } from '../../../platform/ids.ts';
import type { Transaction } from '../../../platform/server/database.ts';
import { type LimitReached, orLimited } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { withdraw } from '../../notifications/commands/notify.ts';
import { lockEach } from '../../profiles/commands/lock-person.ts';
import { pitchLinks } from '../links/tables.ts';
import { readingsTopic } from '../reading/commands/open-deck.ts';
import { sendReadingsLink } from './background.ts';
import { linksOfAddress, linksOfNetwork } from './policy.ts';
import { isReadBy, type Reader } from './queries.ts';
import { addressKey } from './tokens/mailed-link.ts';

type Gone = { project_id: string; owner_id: string; link_id: string | null; person_id: string | null };

/** The owner no longer sees that it was opened, nor the notification that said so. */
async function tellOwner(tx: Transaction, services: Services, gone: Gone): Promise<void> {
  const { project_id: id, owner_id: ownerId, link_id: linkId, person_id: personId } = gone;
  const subjectId = linkId ?? personId;
  if (subjectId !== null) await withdraw(tx, services, ownerId, personId === null ? 'deck-opened' : 'deck-read', subjectId);
  await services.live.tell(tx, [ownerId], { topic: readingsTopic, id });
}

/**
 * Erases readings `e`, and returns how many there were. Their owners and readers are locked first: a departure holds notifications
 * while it waits for readings, which come before notifications here.
 */
async function erase(services: Services, which: SQL): Promise<number> {
  return services.db.transaction(async (tx) => {
    const { rows: people } = await tx.execute<{ owner_id: string; person_id: string | null }>(sql`
      select distinct p.owner_id, e.person_id from pitch_readings e join projects p on p.id = e.project_id where ${which}`);
    const there = await lockEach(tx, [...new Set(people.flatMap(({ owner_id, person_id }) => [owner_id, person_id ?? owner_id]))]);
    const { rows } = await tx.execute<Gone>(sql`
      delete from pitch_readings e using projects p
      where p.id = e.project_id and p.owner_id = any(${sql.param([...there])}::uuid[]) and ${which}
      returning e.project_id, p.owner_id, e.link_id, e.person_id`);
    const byPlace = new Map(rows.map((row) => [`${row.project_id} ${row.link_id} ${row.person_id}`, row]));
    // In one order, as two erasures would else wait for each other's notifications.
    for (const [, gone] of [...byPlace].toSorted(([one], [other]) => (one < other ? -1 : 1))) await tellOwner(tx, services, gone);
    return rows.length;
  });
}

/** Erases what was kept of the readings by a link. */
export async function eraseReadingsOfLink(services: Services, linkId: string): Promise<void> {
  await erase(services, sql`e.link_id = ${linkId}`);
}

/** Erases one reading of a reader's own; null when it isn't there. */
export async function eraseReading(services: Services, reader: Reader, id: string): Promise<'erased' | null> {
  return (await erase(services, sql`e.id = ${id} and ${isReadBy(reader)}`)) === 0 ? null : 'erased';
}

/** Erases all readings of a reader, those of decks whose owners they can't see included. */
export async function eraseAllReadings(services: Services, reader: Reader): Promise<void> {
  await erase(services, isReadBy(reader));
}

type Asked = { network: string; email: string };

/** Queues the mail with the way to what was read at an address. Any address takes the same work and gets the same answer. */
export async function requestReadings(services: Services, { network, email }: Asked): Promise<'done' | LimitReached> {
  const { db, queue, rateLimits, secret } = services;
  const asking = db.transaction(async (tx): Promise<'done'> => {
    await rateLimits.countIn(tx, linksOfNetwork, network);
    await rateLimits.countIn(tx, linksOfAddress, addressKey(secret, email));
    const [link] = await tx.select({ id: pitchLinks.id }).from(pitchLinks).where(eq(pitchLinks.email, email)).limit(1);
    await queue.send(tx, sendReadingsLink, { linkId: link?.id ?? newId() });
    return 'done';
  });
  return orLimited<'done'>(asking);
}
