import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { isSignature, sign } from '../../../platform/server/signature.ts';
import { profiles } from '../../profiles/tables.ts';
import { nameOf } from '../../profiles/texts.ts';
import { canSee } from '../../relations/queries.ts';
import { agendaCalendar, shownCharacters } from '../documents/calendar.ts';
import { findRecipient } from '../queries/mailed-meeting.ts';
import { isUnaccepted } from '../queries/meetings.ts';
import { calendarFeeds, meetings } from '../tables.ts';

/** Caps the response: 90 days back, and this many meetings. */
const pastMilliseconds = 90 * 86_400_000;
const mostEvents = 1000;

type Keys = Pick<Services, 'settings' | 'secret'>;

/** Returns the address of a key: signed, so that a leaked database opens no agenda; in the query, which the log leaves out. */
export function calendarUrl({ settings, secret }: Keys, personId: string, key: string): string {
  return `${settings.appUrl}/agenda.ics?sleutel=${personId}.${sign(secret, 'calendar', personId, key)}`;
}

export async function readCalendarAddress({ db, ...keys }: Keys & { db: Database }, personId: string): Promise<string | null> {
  const [feed] = await db.select({ key: calendarFeeds.key }).from(calendarFeeds).where(eq(calendarFeeds.personId, personId));
  return feed === undefined ? null : calendarUrl(keys, personId, feed.key);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An agenda at its private address. */
type FoundCalendar = {
  personId: string;
  /** Another one whenever a program would read something else: known without writing the agenda. */
  etag: string;
  /** Writes it as iCalendar. */
  write(): Promise<string>;
};

/** Changes with the form in which agendas are written, so that programs read them anew. */
const form = 1;

/** Returns the agenda of an address; null if the address isn't valid, or no longer. */
export async function findCalendar({ db, secret, settings, clock }: Services, token: string): Promise<FoundCalendar | null> {
  const [personId = '', signature = '', ...rest] = token.split('.');
  if (!uuid.test(personId) || rest.length > 0) return null;
  const [feed] = await db.select({ key: calendarFeeds.key }).from(calendarFeeds).where(eq(calendarFeeds.personId, personId));
  if (feed === undefined || !isSignature(signature, sign(secret, 'calendar', personId, feed.key))) return null;
  if ((await findRecipient(db, personId)) === null) return null;

  const since = new Date(clock.now().getTime() - pastMilliseconds);
  const shown = shownMeetings(db, personId, since).as('shown');
  const version = sql`concat_ws(' ', ${shown.id}, extract(epoch from ${shown.updatedAt}), ${shown.firstName}, ${shown.lastName})`;
  const stampOf = sql<string>`md5(coalesce(string_agg(${version}, ',' order by ${shown.startTime}, ${shown.id}), ''))`;
  const [{ stamp } = { stamp: '' }] = await db.select({ stamp: stampOf }).from(shown);

  return {
    personId,
    etag: `"${form}-${stamp}"`,
    async write() {
      const rows = await db.select().from(shown).orderBy(shown.startTime, shown.id);
      return agendaCalendar(
        settings,
        rows.map((row) => ({ ...row, withName: nameOf(row) })),
      );
    },
  };
}

function shownMeetings(db: Database, personId: string, since: Date) {
  const { id, title, location, startTime, endTime, status, sequence, updatedAt } = meetings;
  const otherId = sql`case when ${meetings.organizerId} = ${personId} then ${meetings.participantId} else ${meetings.organizerId} end`;
  return db
    .select({
      ...{ id, title, location, startTime, endTime, status, sequence, updatedAt },
      // One more than is shown tells that there are more.
      description: sql<string | null>`left(${meetings.description}, ${shownCharacters + 1})`.as('beginning'),
      ...{ firstName: profiles.firstName, lastName: profiles.lastName },
    })
    .from(meetings)
    .innerJoin(profiles, eq(profiles.id, otherId))
    .where(
      and(
        or(eq(meetings.organizerId, personId), eq(meetings.participantId, personId)),
        inArray(meetings.status, ['pending', 'confirmed']),
        gt(meetings.startTime, since),
        canSee(profiles.id, personId),
      ),
    )
    .orderBy(isUnaccepted(meetings, personId), meetings.startTime, meetings.id)
    .limit(mostEvents);
}
