import type { Scene } from '../../../app/testing/access-scene.ts';
import { type AccessRows, type Hidden, ownerOnly, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { TestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeProject, makeRole } from '../factory.ts';
import type { interestsContract } from './contract.ts';

const roleOf = ({ roleId: id }: Scene | Hidden) => ({ id });
const words = () => ({ messageId: newId(), content: 'Dag' });

/** Interest in a role of the friend's: the scene's own is of a draft. */
async function elsewhere({ friendId: ownerId }: Scene, { services: { db } }: TestServer) {
  const role = makeRole();
  await makeProject(db, { ownerId, roles: [role] });
  return { id: role.id, ...words() };
}

/** The answers of these procedures to each kind of caller. */
export const interestsAccess: AccessRows<typeof interestsContract> = {
  showInterest: {
    ...signedIn('NOT_FOUND'),
    owner: 'OWN_PROJECT',
    input: (scene) => ({ ...roleOf(scene), ...words() }),
    hidden: (hidden) => [{ ...roleOf(hidden), ...words() }],
    limits: {
      messages: { caller: 'stranger', input: elsewhere },
      // The scene's message counts towards this minute, and the test's server allows one.
      'message-pace': { caller: 'owner', input: elsewhere },
    },
  },
  takeBackInterest: { ...signedIn('NOT_FOUND'), input: roleOf, hidden: (hidden) => [roleOf(hidden)] },
  listInterests: { ...ownerOnly('ok'), input: roleOf, hidden: (hidden) => [roleOf(hidden)] },
};
