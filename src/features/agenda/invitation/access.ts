import { type AccessRows, everybody } from '../../../app/testing/procedure-rows.ts';
import { invitationUrl } from '../queries/invitation-link.ts';
import type { invitationContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const invitationAccess: AccessRows<typeof invitationContract> = {
  readInvitation: { ...everybody('INVALID_LINK'), input: ({ invitationId }) => ({ token: `${invitationId}.onzin` }) },
  answerInvitation: {
    ...everybody('INVALID_LINK'),
    input: ({ invitationId }) => ({ token: `${invitationId}.onzin`, sequence: 0, answer: 'confirmed' }),
    limits: {
      'meeting-answers': {
        caller: 'signedOut',
        input({ owner, invitationId }, { services }) {
          const token = new URL(invitationUrl(services, { id: invitationId, participantId: owner.id })).searchParams.get('token');
          return { token, sequence: 0, answer: 'confirmed' };
        },
      },
    },
  },
};
