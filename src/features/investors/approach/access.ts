import { type AccessRows, type Hidden, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { approachContract } from './contract.ts';

const hidden = ({ projectId: id }: Hidden) => [{ id }];

/** The answers of these procedures to each kind of caller. The scene's project is a draft, which fits nobody yet. */
export const approachAccess: AccessRows<typeof approachContract> = {
  readPreference: signedIn('ok'),
  savePreference: { ...signedIn('ok'), input: () => ({ isApproachable: true }) },
  readFitting: { ...signedIn('NOT_FOUND'), input: ({ projectId: id }) => ({ id }), hidden },
  listApproachable: {
    ...signedIn('NOT_FOUND'),
    input: ({ projectId: id }) => ({ id }),
    hidden: ({ projectId: id, id: after }) => [{ id }, { id, after }],
  },
};
