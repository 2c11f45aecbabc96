import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { changeExcerpt, withdraw } from '../../notifications/commands/notify.ts';
import type { MeetingKind } from '../notices.ts';

type Pair = { organizerId: string; participantId: string };

/** Tells both people's browsers that a meeting is new or has changed. */
export async function tellBoth({ live }: Pick<Services, 'live'>, tx: Transaction, { id, ...pair }: Pair & { id: string }): Promise<void> {
  await live.tell(tx, [pair.organizerId, pair.participantId], { topic: 'agenda', id });
}

/** They ask for an answer. */
const asking: MeetingKind[] = ['meeting-invited', 'meeting-moved'];
const toParticipant: MeetingKind[] = [...asking, 'meeting-changed'];
const toOrganizer: MeetingKind[] = ['meeting-confirmed', 'meeting-declined'];
const reminders: MeetingKind[] = ['meeting-tomorrow', 'meeting-soon'];

/** Removes earlier notifications about a meeting, so that only the newest remains. */
export async function withdrawToParticipant(tx: Transaction, services: Services, meeting: Pair & { id: string }): Promise<void> {
  for (const kind of [...toParticipant, ...reminders]) await withdraw(tx, services, meeting.participantId, kind, meeting.id);
}

/** Removes a person's reminders of a meeting to which they don't come. */
export async function withdrawReminders(tx: Transaction, services: Services, personId: string, meetingId: string): Promise<void> {
  for (const kind of reminders) await withdraw(tx, services, personId, kind, meetingId);
}

type Renamed = Pair & { id: string; title: string };

/** Removes those that say nothing more after a change of an unanswered meeting. The question stays, with the new title. */
export async function keepAsking(tx: Transaction, services: Services, meeting: Renamed, title: string): Promise<void> {
  const { id: subjectId, participantId: personId } = meeting;
  for (const kind of asking) await changeExcerpt(tx, services, { kind, personId, subjectId, from: meeting.title, to: title });
  for (const kind of ['meeting-changed', ...reminders] as const) await withdraw(tx, services, personId, kind, subjectId);
}

export async function withdrawToOrganizer(tx: Transaction, services: Services, meeting: Pair & { id: string }): Promise<void> {
  for (const kind of [...toOrganizer, ...reminders]) await withdraw(tx, services, meeting.organizerId, kind, meeting.id);
}
