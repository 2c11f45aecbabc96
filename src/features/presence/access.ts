import { type AccessRows, signedIn } from '../../app/testing/procedure-rows.ts';
import type { presenceContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const presenceAccess: AccessRows<typeof presenceContract> = {
  listOnline: { ...signedIn('ok'), input: ({ owner }) => ({ ids: [owner.id] }), hidden: ({ id }) => [{ ids: [id] }] },
  readPreference: signedIn('ok'),
  savePreference: { ...signedIn('ok'), input: () => ({ isShown: false }) },
};
