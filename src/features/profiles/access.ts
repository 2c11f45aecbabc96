import { type AccessRows, everybody, hiddenPerson, signedIn } from '../../app/testing/procedure-rows.ts';
import type { profilesContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const profilesAccess: AccessRows<typeof profilesContract> = {
  readMe: everybody('ok'),
  readProfile: { ...signedIn('ok'), input: ({ owner }) => ({ id: owner.id }), hidden: hiddenPerson },
};
