import { implementContract } from '../../../platform/server/procedures.ts';
import { LimitReached } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { SignedOutError } from '../../../platform/server/signed-out.ts';
import { answerMeeting } from '../commands/answer-meeting.ts';
import { tooManyAnswers } from '../handlers.ts';
import { rightsOf } from '../policy.ts';
import { findInvitation } from '../queries/invitation-link.ts';
import { findInviter } from '../queries/inviter.ts';
import type { MailedMeeting } from '../queries/mailed-meeting.ts';
import { type Invitation, invitationContract } from './contract.ts';

const os = implementContract(invitationContract);

async function toInvitation({ db, clock }: Services, meeting: MailedMeeting): Promise<Invitation | null> {
  const organizer = await findInviter(db, meeting);
  const { title, description, location, meetingType, status, sequence, startTime, endTime } = meeting;
  const { accept, decline } = rightsOf({ role: 'participant', status, hasBegun: startTime <= clock.now() });
  return (
    organizer && {
      ...{ title, description, location, meetingType, status, sequence },
      startTime: startTime.toISOString(),
      endTime: endTime.toISOString(),
      timeZone: meeting.participant.timeZone,
      organizer,
      can: { accept, decline },
    }
  );
}

/** Answers for the participant, whom the link stands in for a session: without their account it is no longer valid. */
async function answerFor(services: Services, participantId: string, answer: Parameters<typeof answerMeeting>[2]) {
  try {
    return await answerMeeting(services, participantId, answer);
  } catch (error) {
    if (error instanceof SignedOutError) return null;
    throw error;
  }
}

export const invitationHandlers = os.router({
  readInvitation: os.readInvitation.handler(async ({ input, context: { services }, errors }) => {
    const meeting = await findInvitation(services, input.token);
    const invitation = meeting && (await toInvitation(services, meeting));
    if (invitation === null) throw errors.INVALID_LINK();
    return invitation;
  }),

  answerInvitation: os.answerInvitation.handler(async ({ input: { token, ...answer }, context: { services }, errors }) => {
    const meeting = await findInvitation(services, token);
    if (meeting === null) throw errors.INVALID_LINK();
    const result = await answerFor(services, meeting.participantId, { id: meeting.id, ...answer });
    if (result instanceof LimitReached) {
      throw errors.TOO_MANY_REQUESTS(tooManyAnswers(services, result, meeting.participant.timeZone));
    }
    if (result === 'closed') throw errors.CLOSED();
    if (result === 'changed') throw errors.CHANGED();
    const after = await findInvitation(services, token);
    const invitation = after && (await toInvitation(services, after));
    if (result === null || result === 'forbidden' || invitation === null) throw errors.INVALID_LINK();
    return invitation;
  }),
});
