import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { type LimitReached, orLimited } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { sendInvitation } from '../background.ts';
import type { Meeting, MeetingChange } from '../contract.ts';
import { rightsOf } from '../policy.ts';
import { findMeeting } from '../queries/meetings.ts';
import { meetings } from '../tables.ts';
import { meetingsLimit } from './create-meeting.ts';
import { type LockedMeeting, lockMeeting } from './lock-meeting.ts';
import { remindedBy } from './remind.ts';
import { keepAsking, tellBoth, withdrawToOrganizer, withdrawToParticipant } from './tell.ts';

type ChangeRefusal = 'forbidden' | 'closed' | 'changed' | 'past';

/** Changes a meeting, for its organizer; a move resets the answer. Null if the viewer has no such meeting. */
export function changeMeeting(
  services: Services,
  viewerId: string,
  change: MeetingChange,
): Promise<Meeting | LimitReached | ChangeRefusal | null> {
  return orLimited(services.db.transaction((tx) => changeIn(tx, services, viewerId, change)));
}

async function changeIn(
  tx: Transaction,
  services: Services,
  viewerId: string,
  { id, sequence, startTime, endTime, ...details }: MeetingChange,
): Promise<Meeting | ChangeRefusal | null> {
  const now = services.clock.now();
  const before = await lockMeeting(tx, viewerId, id);
  if (before === null) return null;
  if (before.role !== 'organizer') return 'forbidden';
  if (before.status === 'cancelled') return 'closed';
  const after = { ...details, startTime: new Date(startTime), endTime: new Date(endTime) };
  const { isMoved, isSame } = compare(before, after);
  if (isSame) return findMeeting(tx, { viewerId, now }, id);
  if (!rightsOf({ ...before, hasBegun: before.startTime <= now }).change) return 'closed';
  if (before.sequence !== sequence) return 'changed';
  if (after.startTime <= now) return 'past';

  await services.rateLimits.countIn(tx, meetingsLimit(services.settings), viewerId);
  const anew = isMoved ? { status: 'pending' as const, reason: '', ...remindedBy(after.startTime, now) } : {};
  await tx
    .update(meetings)
    .set({ ...after, ...anew, sequence: sequence + 1, updatedAt: now })
    .where(eq(meetings.id, id));
  if (!isMoved && before.status === 'pending') await keepAsking(tx, services, before, after.title);
  else await withdrawToParticipant(tx, services, before);
  if (isMoved) await withdrawToOrganizer(tx, services, before);
  const kind = isMoved ? 'meeting-moved' : 'meeting-changed';
  const channel = await notify(tx, services, before.participantId, { kind, actorId: viewerId, meetingId: id, title: after.title });
  if (channel === 'mail') await services.queue.send(tx, sendInvitation, { meetingId: id, kind });
  await tellBoth(services, tx, before);
  return findMeeting(tx, { viewerId, now }, id);
}

type Fields = Pick<LockedMeeting, 'title' | 'description' | 'location' | 'meetingType' | 'startTime' | 'endTime'>;

/** Compares a meeting with a change. A repeated change, as after a lost answer, is the same. */
function compare(before: Fields, after: Fields): { isMoved: boolean; isSame: boolean } {
  const isMoved = before.startTime.getTime() !== after.startTime.getTime() || before.endTime.getTime() !== after.endTime.getTime();
  const saysSame = (['title', 'description', 'location', 'meetingType'] as const).every((field) => before[field] === after[field]);
  return { isMoved, isSame: !isMoved && saysSame };
}
