import type { Scene } from '../../../app/testing/access-scene.ts';
import { type AccessRows, type Hidden, ownerOnly, signedIn } from '../../../app/testing/procedure-rows.ts';
import { newId } from '../../../platform/ids.ts';
import { fullJob } from '../factory.ts';
import type { ownJobsContract } from './contract.ts';

const own = ({ jobId: id }: Scene) => ({ id });
const hidden = ({ jobId: id }: Hidden) => [{ id }];

/** The answers of these procedures to each kind of caller. */
export const ownJobsAccess: AccessRows<typeof ownJobsContract> = {
  // Others see the scene's job, but not its form.
  readOwnJob: { ...signedIn('FORBIDDEN'), owner: 'ok', input: own, hidden },
  listOwnRoles: signedIn('ok'),
  createJob: {
    ...signedIn('ok'),
    input: () => ({ id: newId(), fields: fullJob() }),
    hidden: ({ avatarId: logoId, roleId: projectRoleId }) => [
      { id: newId(), fields: { ...fullJob(), logoId } },
      { id: newId(), fields: { ...fullJob(), projectRoleId } },
    ],
  },
  saveJob: {
    ...ownerOnly('ok'),
    input: ({ jobId: id }) => ({ id, version: 1, fields: fullJob() }),
    hidden: ({ jobId: id }) => [{ id, version: 1, fields: fullJob() }],
  },
  closeJob: {
    ...ownerOnly('ok'),
    input: ({ jobId: id }) => ({ id, closing: 'filled' }),
    hidden: ({ jobId: id }) => [{ id, closing: 'filled' }],
  },
  reopenJob: {
    ...ownerOnly('ok'),
    input: ({ closedJobId: id }) => ({ id, deadline: null }),
    hidden: ({ jobId: id }) => [{ id, deadline: null }],
  },
  confirmJob: { ...ownerOnly('ok'), input: own, hidden },
  deleteJob: { ...ownerOnly('ok'), input: own, hidden },
};
