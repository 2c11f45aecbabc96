import type { Scene } from '../../../app/testing/access-scene.ts';
import { type AccessRows, type Hidden, ownerOnly, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { admissionsContract } from './contract.ts';

const asker = ({ projectId: id, askerId: personId }: Scene) => ({ id, personId });
const friend = ({ projectId: id, friendId: personId }: Scene) => ({ id, personId });

/** Their project, and the viewer's own with the hidden person. */
const hidden = ({ projectId, ownProjectId, id: personId }: Hidden) => [projectId, ownProjectId].map((id) => ({ id, personId }));
const hiddenProject = ({ projectId: id }: Hidden) => [{ id }];

/** The answers of these procedures to each kind of caller. The scene's project is a draft. */
export const admissionsAccess: AccessRows<typeof admissionsContract> = {
  askAccess: { ...signedIn('NOT_FOUND'), owner: 'OWN_PROJECT', input: ({ projectId: id }) => ({ id }), hidden: hiddenProject },
  withdrawAccess: { ...signedIn('NOT_FOUND'), input: ({ projectId: id }) => ({ id }), hidden: hiddenProject },
  listAdmissions: {
    ...ownerOnly('ok'),
    input: ({ projectId: id }) => ({ id, list: 'asked' }),
    hidden: ({ projectId: id }) => [{ id, list: 'asked' }],
  },
  admitPerson: { ...ownerOnly('ok'), input: friend, hidden },
  declineAccess: { ...ownerOnly('ok'), input: asker, hidden },
  endAdmission: { ...ownerOnly('ok'), input: friend, hidden },
};
