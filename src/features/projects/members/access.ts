import { type AccessRows, type Hidden, ownerOnly, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { membersContract } from './contract.ts';

/** Their project, and the viewer's own with the hidden person. */
const hidden =
  (more: object = {}) =>
  ({ projectId, ownProjectId, id: personId }: Hidden) =>
    [projectId, ownProjectId].map((id) => ({ id, personId, ...more }));
const hiddenProject = ({ projectId: id }: Hidden) => [{ id }];

/** The answers of these procedures to each kind of caller. The scene's project is a draft. */
export const membersAccess: AccessRows<typeof membersContract> = {
  findConnections: { ...signedIn('ok'), input: () => ({ search: 'an' }) },
  listMembers: { ...ownerOnly('ok'), input: ({ projectId: id }) => ({ id }), hidden: hiddenProject },
  askMember: {
    ...ownerOnly('UNLISTED'),
    input: ({ projectId: id, friendId: personId }) => ({ id, personId, role: 'Techniek' }),
    hidden: hidden({ role: 'Techniek' }),
  },
  changeMemberRole: {
    ...ownerOnly('ok'),
    input: ({ projectId: id, friendId: personId }) => ({ id, personId, role: 'Techniek' }),
    hidden: hidden({ role: 'Techniek' }),
  },
  removeMember: { ...ownerOnly('ok'), input: ({ projectId: id, friendId: personId }) => ({ id, personId }), hidden: hidden() },
  acceptMembership: {
    ...signedIn('NOT_FOUND'),
    input: ({ projectId: id }) => ({ id, role: 'Techniek' }),
    hidden: ({ projectId: id }) => [{ id, role: 'Techniek' }],
  },
  leaveTeam: { ...signedIn('NOT_FOUND'), input: ({ projectId: id }) => ({ id }), hidden: hiddenProject },
};
