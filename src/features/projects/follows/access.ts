import type { Scene } from '../../../app/testing/access-scene.ts';
import { type AccessRows, type Hidden, ownerOnly } from '../../../app/testing/procedure-rows.ts';
import type { followsContract } from './contract.ts';

const project = ({ projectId: id }: Scene) => ({ id });
const hidden = ({ projectId: id }: Hidden) => [{ id }];

/** The answers of these procedures to each kind of caller. */
export const followsAccess: AccessRows<typeof followsContract> = {
  // The scene's project is a draft.
  followProject: { ...ownerOnly('OWN_PROJECT'), input: project, hidden },
  unfollowProject: { ...ownerOnly('ok'), input: project, hidden },
  listFollowers: { ...ownerOnly('ok'), input: project, hidden },
};
