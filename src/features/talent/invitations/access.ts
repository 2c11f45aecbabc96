import { type AccessRows, type Hidden, signedIn } from '../../../app/testing/procedure-rows.ts';
import { newId } from '../../../platform/ids.ts';
import type { talentInvitationsContract } from './contract.ts';

const invite = (talentId: string, jobId: string) => ({ id: newId(), talentId, jobId, message: 'Dag, dit past bij je.' });
const hiddenInvitation = ({ invitationToId: id }: Hidden) => [{ id }];

/** The answers of these procedures to each kind of caller. The scene's owner has an open job, and was invited for another. */
export const talentInvitationsAccess: AccessRows<typeof talentInvitationsContract> = {
  listInvitableJobs: { ...signedIn('ok'), input: ({ talentId: id }) => ({ id }), hidden: ({ talentId: id }) => [{ id }] },
  inviteTalent: {
    ...signedIn('JOB_NOT_OPEN'),
    owner: 'ok',
    input: ({ talentId, jobId }) => invite(talentId, jobId),
    hidden: ({ talentId, ownJobId }) => [invite(talentId, ownJobId)],
  },
  listInvitations: { ...signedIn('ok'), input: () => ({}) },
  declineInvitation: { ...signedIn('NOT_FOUND'), owner: 'ok', input: ({ talentInvitationId: id }) => ({ id }), hidden: hiddenInvitation },
};
