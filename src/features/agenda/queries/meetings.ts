import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { prepareSql } from '../../../platform/server/prepared.ts';
import { type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';
import { canSeeSql } from '../../relations/queries.ts';
import type { Meeting } from '../contract.ts';
import { comingCount, type MeetingStatus, type MeetingType, meetingLimits, rightsOf, upcomingCount } from '../policy.ts';

/** The viewer and the moment: the rights to a meeting end when it begins. */
export type Reader = { viewerId: string; now: Date };

/** More than anyone has in 50 days, invitations of strangers aside. */
const mostListed = 500;

/** The condition that a viewer neither planned nor accepted a meeting. Where not all fit, these are left out before all others. */
export function isUnaccepted({ status, participantId }: Record<'status' | 'participantId', SQLWrapper>, viewerId: string): SQL {
  return sql`(${status} <> 'confirmed' and ${participantId} = ${viewerId})`;
}

type MeetingRow = PersonRow & {
  id: string;
  organizer_id: string;
  title: string;
  description: string | null;
  start_time: string;
  end_time: string;
  location: string | null;
  meeting_type: MeetingType;
  status: MeetingStatus;
  reason: string;
  sequence: number;
} & Record<string, unknown>;

const byStart = sql`m.start_time, m.id`;

/** The condition that a row `m` overlaps a span. Meetings last at most a day, so the index on the start alone serves it. */
export function overlapsSql({ from, to }: { from: string; to: string }): SQL {
  return sql`m.start_time < ${to}::timestamptz and m.end_time > ${from}::timestamptz
    and m.start_time > ${from}::timestamptz - make_interval(hours => ${meetingLimits.hours})`;
}

/**
 * The first of a viewer's meetings that match a condition, in an order, each with the other person. Meetings with somebody whom
 * the viewer blocks or who blocks them are left out. Each side of a meeting has its own index.
 */
function meetingsSql(viewerId: string, condition: SQL, { most, order = byStart }: { most: number; order?: SQL }): SQL {
  const side = (column: SQL) => sql`(select * from meetings m where m.${column} = ${viewerId} and ${condition} order by start_time)`;
  return sql`
    select m.id, m.organizer_id, m.title, m.description, m.start_time, m.end_time, m.location, m.meeting_type, m.status, m.reason,
      m.sequence, ${sql.raw(personColumns('p', 'viewer.id'))}
    from (select ${viewerId}::uuid as id) viewer,
      (${side(sql`organizer_id`)} union all ${side(sql`participant_id`)}) m
      join profiles p on p.id = case when m.organizer_id = ${viewerId} then m.participant_id else m.organizer_id end
    where ${sql.raw(canSeeSql('p.id', 'viewer.id'))}
    order by ${order}
    limit ${most}`;
}

const readOverlapping = prepareSql<MeetingRow, 'viewerId' | 'from' | 'to'>((value) => {
  const viewerId = value('viewerId');
  const unaccepted = isUnaccepted({ status: sql`m.status`, participantId: sql`m.participant_id` }, viewerId);
  const overlaps = overlapsSql({ from: value('from'), to: value('to') });
  return meetingsSql(viewerId, overlaps, { most: mostListed, order: sql`${unaccepted}, ${byStart}` });
});

const readFrom = (status: SQL, most: number) =>
  prepareSql<MeetingRow, 'viewerId' | 'now'>((value) =>
    meetingsSql(value('viewerId'), sql`m.start_time >= ${value('now')}::timestamptz and ${status}`, { most }),
  );
const readComing = readFrom(sql`m.status in ('pending', 'confirmed')`, comingCount);
const readUpcoming = readFrom(sql`m.status <> 'cancelled'`, upcomingCount);

const readOne = prepareSql<MeetingRow, 'viewerId' | 'id'>((value) =>
  meetingsSql(value('viewerId'), sql`m.id = ${value('id')}`, { most: 1 }),
);

/** Meetings that overlap a span, ordered by start. */
export async function listMeetings(executor: Executor, reader: Reader, { from, to }: { from: string; to: string }): Promise<Meeting[]> {
  const rows = await readOverlapping(executor, { viewerId: reader.viewerId, from, to });
  const keyOf = ({ startTime, id }: Meeting) => `${startTime}_${id}`;
  return rows.map((row) => toMeeting(row, reader)).toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** Upcoming meetings, without cancelled ones; with `comingOnly` fewer, and without declined ones. */
export async function listUpcoming(executor: Executor, reader: Reader, { comingOnly }: { comingOnly: boolean }): Promise<Meeting[]> {
  const read = comingOnly ? readComing : readUpcoming;
  const rows = await read(executor, { viewerId: reader.viewerId, now: reader.now.toISOString() });
  return rows.map((row) => toMeeting(row, reader));
}

/** One meeting; null if the viewer has no part in it, or can't see the other person. */
export async function findMeeting(executor: Executor, reader: Reader, id: string): Promise<Meeting | null> {
  const [row] = await readOne(executor, { viewerId: reader.viewerId, id });
  return row === undefined ? null : toMeeting(row, reader);
}

function toMeeting(row: MeetingRow, { viewerId, now }: Reader): Meeting {
  const role = row.organizer_id === viewerId ? 'organizer' : 'participant';
  const [start, end] = [new Date(row.start_time), new Date(row.end_time)];
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    startTime: start.toISOString(),
    endTime: end.toISOString(),
    location: row.location,
    meetingType: row.meeting_type,
    status: row.status,
    reason: row.reason,
    sequence: row.sequence,
    role,
    person: toPerson(row),
    can: rightsOf({ role, status: row.status, hasBegun: start <= now }),
  };
}
