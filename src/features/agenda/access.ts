import { type AccessRows, type Hidden, ownerOnly, signedIn } from '../../app/testing/procedure-rows.ts';
import { newId } from '../../platform/ids.ts';
import type { Clock } from '../../platform/server/clock.ts';
import type { agendaContract } from './contract.ts';

const inDays = (clock: Clock, days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
const times = (clock: Clock) => ({ startTime: inDays(clock, 2), endTime: inDays(clock, 2.1) });
const meetingInput = (clock: Clock) => ({ title: 'Kennismaking', ...times(clock) });
const meetings = ({ meetingId, ownMeetingId }: Hidden, more = {}) => [meetingId, ownMeetingId].map((id) => ({ id, ...more }));

/** The answers of these procedures to each kind of caller. */
export const agendaAccess: AccessRows<typeof agendaContract> = {
  listMeetings: { ...signedIn('ok'), input: (_scene, { clock }) => ({ from: inDays(clock, 0), to: inDays(clock, 7) }) },
  listUpcoming: { ...signedIn('ok'), input: () => ({}) },
  readMeeting: { ...ownerOnly('ok'), input: ({ meetingId }) => ({ id: meetingId }), hidden: (hidden) => meetings(hidden) },
  // Anyone may invite anyone but themselves.
  createMeeting: {
    ...signedIn('ok'),
    owner: 'SELF',
    input: ({ owner }, { clock }) => ({ id: newId(), participantId: owner.id, ...meetingInput(clock) }),
    hidden: ({ id: participantId, ownMeetingId }, { clock }) =>
      [newId(), ownMeetingId].map((id) => ({ id, participantId, ...meetingInput(clock) })),
  },
  changeMeeting: {
    ...ownerOnly('ok'),
    input: ({ meetingId }, { clock }) => ({ id: meetingId, sequence: 0, ...meetingInput(clock) }),
    hidden: (hidden, { clock }) => meetings(hidden, { sequence: 0, ...meetingInput(clock) }),
  },
  answerMeeting: {
    ...ownerOnly('ok'),
    input: ({ invitationId }) => ({ id: invitationId, sequence: 0, answer: 'confirmed' }),
    hidden: (hidden) => meetings(hidden, { sequence: 0, answer: 'confirmed' }),
  },
  cancelMeeting: { ...ownerOnly('ok'), input: ({ meetingId }) => ({ id: meetingId }), hidden: (hidden) => meetings(hidden) },
  findParticipants: { ...signedIn('ok'), input: () => ({ search: 'an' }) },
  findOverlap: {
    ...signedIn('ok'),
    owner: 'NOT_FOUND',
    input: ({ owner }, { clock }) => ({ participantId: owner.id, startTime: inDays(clock, 1), endTime: inDays(clock, 1.1) }),
    hidden: ({ id: participantId, ownMeetingId: except }, { clock }) => [{ participantId, ...times(clock), except }],
  },
};
