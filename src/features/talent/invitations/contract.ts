import * as z from 'zod';
import { cursor, id, instant, limited, procedure, untilAgain } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { isVisible } from '../../../platform/visible-text.ts';
import { personSummary } from '../../profiles/contract.ts';
import { talentNotFound } from '../contract.ts';
import { messageLength, sides } from './policy.ts';
import { invitationSentences } from './texts.ts';

const invitedJob = z.object({ id: z.uuid(), title: z.string(), companyName: z.string() });

/** A job that the viewer may invite a talent for. */
const invitableJob = invitedJob.extend({
  isInvited: z.boolean(),
  /** The talent applied, and may have withdrawn since; nobody applies twice. */
  hasApplied: z.boolean(),
});

export type InvitableJob = z.output<typeof invitableJob>;

const invitation = z.object({
  id: z.uuid(),
  job: invitedJob.extend({ isOpen: z.boolean() }),
  /** The other of the two: the poster of the job, or who was invited. */
  person: personSummary,
  /** The talent profile of who was invited; null when the viewer can't see it. */
  talentId: z.uuid().nullable(),
  message: z.string(),
  createdAt: instant,
  declinedAt: instant.nullable(),
  /** The application that was sent for this job, if there is one. */
  application: z
    .object({
      /** Null when the viewer can't open it (any more). */
      id: z.uuid().nullable(),
      isWithdrawn: z.boolean(),
    })
    .nullable(),
});

export type Invitation = z.output<typeof invitation>;

const tags = ['talent'];
const signedIn = { access: 'signed-in', signedOutMessage: 'Log in om mensen uit te nodigen.' } as const;
const ok = z.object({ ok: z.literal(true) });

export const talentInvitationsContract = {
  listInvitableJobs: procedure(signedIn, {
    method: 'GET',
    path: '/talents/{id}/invitable-jobs',
    tags,
    summary: 'The jobs that the viewer may invite a talent for',
    description:
      'The viewer’s own open jobs, newest first, whether they invited this talent for each already, and whether the talent applied.',
  })
    .input(z.strictObject({ id }))
    .output(z.object({ jobs: z.array(invitableJob) }))
    .errors(talentNotFound),

  inviteTalent: procedure(limited(signedIn, { counts: ['talent-invitations'] }), {
    method: 'POST',
    path: '/talent-invitations',
    tags,
    summary: 'Invite a talent to apply for a job',
    description:
      'Invites somebody who is open to work for an own open job, once per job, with a message that only the two of them read. They are notified. It is refused for a job to which they applied. The same id sent again changes nothing.',
  })
    .input(
      z.strictObject({
        /** Made by the client. */
        id,
        talentId: id,
        jobId: id,
        message: z
          .string()
          .trim()
          .refine(isVisible, invitationSentences.messageMissing)
          .max(messageLength, invitationSentences.messageTooLong),
      }),
    )
    .output(ok)
    .errors({
      ...talentNotFound,
      OWN_PROFILE: { status: 409, message: 'Dit is je eigen talentprofiel.' },
      NOT_OPEN_TO_WORK: { status: 409, message: 'Dit talent staat nu niet open voor werk.' },
      JOB_NOT_OPEN: { status: 409, message: 'Kies een open vacature van jezelf.' },
      ALREADY_INVITED: { status: 409, message: 'Voor deze vacature heb je dit talent al uitgenodigd.' },
      ALREADY_APPLIED: { status: 409, message: 'Dit talent solliciteerde al op deze vacature.' },
      CONFLICT: { message: 'Deze uitnodiging is al verstuurd.' },
      TOO_MANY_REQUESTS: { message: 'Je hebt veel mensen uitgenodigd. Probeer het later opnieuw.', data: untilAgain },
    }),

  listInvitations: procedure(signedIn, {
    method: 'GET',
    path: '/talent-invitations',
    tags,
    summary: 'A page of invitations',
    description:
      'Those that the viewer got, or those that they sent, newest first, 20 at a time, each with the application that came of it. The inviter and who was invited see one, and nobody else. Pass `next` of one page as `after` to read the following one.',
  })
    .input(z.strictObject({ side: z.enum(sides).default('received'), after: cursor.optional() }))
    .output(
      z.object({
        invitations: z.array(invitation),
        /** Pass as `after` for the next page; null at the end. */
        next: cursor.nullable(),
      }),
    ),

  declineInvitation: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/talent-invitations/{id}/decline',
    tags,
    summary: 'Say no to an invitation',
    description:
      'The inviter is told. Saying no twice changes nothing. It is refused to those who applied for the job and didn’t withdraw.',
  })
    .input(z.strictObject({ id }))
    .output(ok)
    .errors({
      NOT_FOUND: { message: 'Deze uitnodiging is er niet (meer).' },
      APPLIED: { status: 409, message: 'Je solliciteerde op deze vacature. Wil je niet verder? Trek dan je sollicitatie in.' },
    }),
};
