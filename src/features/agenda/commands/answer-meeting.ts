import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { orLimited, type RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { markAnswered } from '../../notifications/commands/mark-read.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { sendAnswer } from '../background.ts';
import type { Meeting } from '../contract.ts';
import { rightsOf } from '../policy.ts';
import { findMeeting } from '../queries/meetings.ts';
import { meetings } from '../tables.ts';
import { lockMeeting } from './lock-meeting.ts';
import { tellBoth, withdrawReminders, withdrawToOrganizer } from './tell.ts';

type Answer = { id: string; sequence: number; answer: 'confirmed' | 'declined'; reason: string };
/** Each answer may mail the organizer. */
const answersLimit: RateLimit = { name: 'meeting-answers', points: 60, seconds: 3600 };

type AnswerRefusal = 'forbidden' | 'closed' | 'changed';

/** Accepts or declines, for the participant; a repeat changes nothing. Null if the viewer has no such meeting. */
export function answerMeeting(services: Services, viewerId: string, answer: Answer) {
  return orLimited(services.db.transaction((tx) => answerIn(tx, services, viewerId, answer)));
}

async function answerIn(
  tx: Transaction,
  services: Services,
  viewerId: string,
  { id, sequence, answer, reason }: Answer,
): Promise<Meeting | AnswerRefusal | null> {
  const now = services.clock.now();
  const before = await lockMeeting(tx, viewerId, id);
  if (before === null) return null;
  if (before.role !== 'participant') return 'forbidden';
  const rights = rightsOf({ ...before, hasBegun: before.startTime <= now });
  if (!rights.accept && !rights.decline) return 'closed';
  // Refuse an answer to an outdated version: for the new time it might be another.
  if (before.sequence !== sequence) return 'changed';

  if (before.status !== answer) {
    await services.rateLimits.countIn(tx, answersLimit, viewerId);
    await tx.update(meetings).set({ status: answer, reason, updatedAt: now }).where(eq(meetings.id, id));
    for (const kind of ['meeting-invited', 'meeting-moved'] as const) {
      await markAnswered(tx, services, { personId: viewerId, kind, subjectId: id });
    }
    if (answer === 'declined') await withdrawReminders(tx, services, viewerId, id);
    await withdrawToOrganizer(tx, services, before);
    const { title } = before;
    const kind = answer === 'confirmed' ? 'meeting-confirmed' : 'meeting-declined';
    const channel = await notify(tx, services, before.organizerId, { kind, actorId: viewerId, meetingId: id, title });
    if (channel === 'mail') await services.queue.send(tx, sendAnswer, { meetingId: id });
    await tellBoth(services, tx, before);
  }
  return findMeeting(tx, { viewerId, now }, id);
}
