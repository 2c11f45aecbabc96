import { implementContract } from '../../../platform/server/procedures.ts';
import { LimitReached } from '../../../platform/server/rate-limits.ts';
import { answerMeeting } from '../commands/answer-meeting.ts';
import { tooManyAnswers } from '../handlers.ts';
import { rightsOf } from '../policy.ts';
import { findInvitation } from '../queries/invitation-link.ts';
import type { MailedMeeting } from '../queries/mailed-meeting.ts';
import { type Invitation, invitationContract } from './contract.ts';

const os = implementContract(invitationContract);

function toInvitation({ organizer, participant, ...meeting }: MailedMeeting, now: Date): Invitation {
  const { title, description, location, meetingType, status, sequence, startTime, endTime } = meeting;
  const { accept, decline } = rightsOf({ role: 'participant', status, hasBegun: startTime <= now });
  return {
    ...{ title, description, location, meetingType, status, sequence },
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    timeZone: participant.timeZone,
    organizerName: organizer.name,
    can: { accept, decline },
  };
}

export const invitationHandlers = os.router({
  readInvitation: os.readInvitation.handler(async ({ input, context: { services }, errors }) => {
    const meeting = await findInvitation(services, input.token);
    if (meeting === null) throw errors.INVALID_LINK();
    return toInvitation(meeting, services.clock.now());
  }),

  answerInvitation: os.answerInvitation.handler(async ({ input: { token, ...answer }, context: { services }, errors }) => {
    const meeting = await findInvitation(services, token);
    if (meeting === null) throw errors.INVALID_LINK();
    const result = await answerMeeting(services, meeting.participantId, { id: meeting.id, ...answer });
    if (result instanceof LimitReached) {
      throw errors.TOO_MANY_REQUESTS(tooManyAnswers(services, result, meeting.participant.timeZone));
    }
    if (result === 'closed') throw errors.CLOSED();
    if (result === 'changed') throw errors.CHANGED();
    const after = await findInvitation(services, token);
    if (result === null || result === 'forbidden' || after === null) throw errors.INVALID_LINK();
    return toInvitation(after, services.clock.now());
  }),
});
