import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { type LimitReached, orLimited, type RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Settings } from '../../../platform/server/settings.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { lockPeople } from '../../relations/commands.ts';
import { areConnected } from '../../relations/queries.ts';
import { sendInvitation } from '../background.ts';
import type { Meeting, NewMeeting } from '../contract.ts';
import { findMeeting, type Reader } from '../queries/meetings.ts';
import { meetings } from '../tables.ts';
import { remindedBy } from './remind.ts';
import { tellBoth } from './tell.ts';

/** Meetings that a person may plan or move within an hour; each one mails somebody. */
export function meetingsLimit({ limits }: Settings): RateLimit {
  return { name: 'meetings', points: limits.meetings, seconds: 3600 };
}

/** Invitations to one person in a day, until they are connected: a stranger's could fill their agenda. */
export const meetingsWithOne: RateLimit = { name: 'meetings-with-one', points: 10, seconds: 86_400 };

type CreateRefusal = 'self' | 'past' | 'id-taken';

/** Plans a meeting and invites the participant; a repeat returns the first. Null if the organizer can't see such a person. */
export function createMeeting(
  services: Services,
  organizerId: string,
  meeting: NewMeeting,
): Promise<Meeting | LimitReached | CreateRefusal | null> {
  return orLimited(services.db.transaction((tx) => create(tx, services, organizerId, meeting)));
}

async function create(
  tx: Transaction,
  services: Services,
  organizerId: string,
  meeting: NewMeeting,
): Promise<Meeting | CreateRefusal | null> {
  const { id, participantId, startTime, endTime, ...details } = meeting;
  if (participantId === organizerId) return 'self';
  if (!(await lockPeople(tx, { viewerId: organizerId, personId: participantId }))) return null;
  const reader = { viewerId: organizerId, now: services.clock.now() };
  const first = await findFirst(tx, reader, meeting);
  if (first !== null) return first;
  const start = new Date(startTime);
  if (start <= reader.now) return 'past';

  const times = {
    startTime: start,
    endTime: new Date(endTime),
    ...remindedBy(start, reader.now),
    createdAt: reader.now,
    updatedAt: reader.now,
  };
  const made = await tx
    .insert(meetings)
    .values({ id, organizerId, participantId, ...details, ...times })
    .onConflictDoNothing({ target: meetings.id })
    .returning({ id: meetings.id });
  // A simultaneous repeat stored it first.
  if (made.length === 0) return findFirst(tx, reader, meeting);
  await services.rateLimits.countIn(tx, meetingsLimit(services.settings), organizerId);
  if (!(await areConnected(tx, organizerId, participantId)))
    await services.rateLimits.countIn(tx, meetingsWithOne, `${organizerId}:${participantId}`);
  const { title } = details;
  const kind = 'meeting-invited';
  const channel = await notify(tx, services, participantId, { kind, actorId: organizerId, meetingId: id, title });
  if (channel === 'mail') await services.queue.send(tx, sendInvitation, { meetingId: id, kind });
  await tellBoth(services, tx, { id, organizerId, participantId });
  return findMeeting(tx, reader, id);
}

/** The meeting already stored under this id. */
async function findFirst(tx: Transaction, reader: Reader, { id, participantId }: NewMeeting): Promise<Meeting | 'id-taken' | null> {
  const [stored] = await tx.select().from(meetings).where(eq(meetings.id, id));
  if (stored === undefined) return null;
  const isSame = stored.organizerId === reader.viewerId && stored.participantId === participantId;
  return isSame ? findMeeting(tx, reader, id) : 'id-taken';
}
