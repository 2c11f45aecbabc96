import type { AskOf } from '../../../notifications/contract.ts';
import type { Answering } from '../../../notifications/view/answering.ts';
import type {} from './words.ts';

/** The answer to an invitation to apply, in its notification: applying has a page of its own. */
export function invitationAnswering({ invitationId: id, jobId }: AskOf<'invitation'>): Answering {
  return {
    accept: { label: 'Solliciteren', path: `/banen/${jobId}` },
    decline: { label: 'Nee, bedankt', call: (api) => api.talentInvitations.declineInvitation.call({ id }) },
    said: { accepted: 'Je hebt gesolliciteerd.', declined: 'Je hebt bedankt.' },
    changes: ['talent-invitations'],
  };
}
