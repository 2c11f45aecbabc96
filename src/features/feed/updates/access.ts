import { type AccessRows, ownerOnly, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { updatesContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const updatesAccess: AccessRows<typeof updatesContract> = {
  // The scene's project is a draft.
  listUpdates: { ...ownerOnly('ok'), input: ({ projectId: id }) => ({ id }), hidden: ({ projectId: id }) => [{ id }] },
  listUpdatable: { ...signedIn('ok'), input: () => ({}) },
};
