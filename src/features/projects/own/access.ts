import type { Scene } from '../../../app/testing/access-scene.ts';
import { type AccessRows, type Hidden, ownerOnly, signedIn } from '../../../app/testing/procedure-rows.ts';
import { newId } from '../../../platform/ids.ts';
import { emptyProject, fullProject, makeRole } from '../factory.ts';
import type { ownProjectsContract } from './contract.ts';

const own = ({ projectId: id }: Scene) => ({ id });
const hidden = ({ projectId: id }: Hidden) => [{ id }];

/** The answers of these procedures to each kind of caller. */
export const ownProjectsAccess: AccessRows<typeof ownProjectsContract> = {
  readOwnProject: { ...ownerOnly('ok'), input: own, hidden },
  createProject: {
    ...signedIn('ok'),
    input: () => ({ id: newId(), publish: true, fields: fullProject() }),
    hidden: ({ avatarId: imageId }) => [{ id: newId(), publish: false, fields: { ...emptyProject, imageId } }],
  },
  saveProject: {
    ...ownerOnly('ok'),
    input: ({ projectId: id }) => ({ id, version: 1, fields: fullProject() }),
    hidden: ({ projectId: id }) => [{ id, version: 1, fields: fullProject() }],
  },
  addRoles: {
    ...ownerOnly('ok'),
    input: ({ projectId: id }) => ({ id, roles: [makeRole()] }),
    hidden: ({ projectId: id }) => [{ id, roles: [makeRole()] }],
  },
  stateRaised: {
    ...ownerOnly('ok'),
    input: ({ projectId: id }) => ({ id, amount: 500 }),
    hidden: ({ projectId: id }) => [{ id, amount: 500 }],
  },
  // The owner's project of the scene is a draft.
  completeProject: { ...ownerOnly('WRONG_STATE'), input: own, hidden },
  withdrawProject: { ...ownerOnly('WRONG_STATE'), input: own, hidden },
  restoreProject: { ...ownerOnly('ok'), input: own, hidden },
  deleteDraft: { ...ownerOnly('ok'), input: own, hidden },
};
