import type { Scene } from '../../../app/testing/access-scene.ts';
import { type AccessRows, type Hidden, ownerOnly } from '../../../app/testing/procedure-rows.ts';
import type { deckVersionsContract } from './contract.ts';

const own = ({ projectId: id }: Scene) => ({ id });
const version = ({ projectId: id, deckVersionId: versionId }: Scene) => ({ id, versionId });
const hiddenVersion = ({ projectId: id, deckVersionId: versionId }: Hidden) => [{ id, versionId }];

/** The answers of these procedures to each kind of caller. */
export const deckVersionsAccess: AccessRows<typeof deckVersionsContract> = {
  listVersions: { ...ownerOnly('ok'), input: own, hidden: ({ projectId: id }) => [{ id }] },
  readVersion: { ...ownerOnly('ok'), input: version, hidden: hiddenVersion },
  restoreVersion: {
    ...ownerOnly('ok'),
    input: (scene) => ({ ...version(scene), version: 1 }),
    hidden: (ids) => hiddenVersion(ids).map((input) => ({ ...input, version: 1 })),
  },
};
