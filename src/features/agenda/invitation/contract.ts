import * as z from 'zod';
import { instant, limited, procedure } from '../../../platform/contract.ts';
import { personSummary } from '../../profiles/contract.ts';
import { answer, changed, closed, reason, sequence, tooManyAnswers } from '../contract.ts';
import { meetingStatuses, meetingTypes } from '../policy.ts';

const tags = ['agenda'];
const anyone = { access: 'anyone' } as const;
const token = z.string().max(200);
const invalidLink = { INVALID_LINK: { status: 404, message: 'Deze link werkt niet meer. Open de meeting in je agenda.' } };

/** An invitation as anyone with the link sees it. */
const invitation = z.object({
  title: z.string(),
  description: z.string().nullable(),
  startTime: instant,
  endTime: instant,
  /** The participant's zone, as an IANA name. */
  timeZone: z.string(),
  location: z.string().nullable(),
  meetingType: z.enum(meetingTypes),
  status: z.enum(meetingStatuses),
  sequence,
  organizer: personSummary,
  can: z.object({ accept: z.boolean(), decline: z.boolean() }),
});
export type Invitation = z.output<typeof invitation>;

export const invitationContract = {
  readInvitation: procedure(anyone, {
    method: 'GET',
    path: '/invitation',
    tags,
    summary: 'Read an invitation by the link of its mail',
    description:
      'Needs no session: the link proves that the caller has the mail. Opening it answers nothing, because programs that check mails open links too.',
  })
    .input(z.strictObject({ token }))
    .output(invitation)
    .errors(invalidLink),

  answerInvitation: procedure(limited(anyone, { counts: ['meeting-answers'] }), {
    method: 'POST',
    path: '/invitation/answer',
    tags,
    summary: 'Answer an invitation by the link of its mail',
    description: 'Like `answerMeeting`, without a session.',
  })
    .input(z.strictObject({ token, sequence, answer, reason }))
    .output(invitation)
    .errors({ ...invalidLink, ...changed, ...closed, ...tooManyAnswers }),
};
