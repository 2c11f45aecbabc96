import { type AccessRows, hiddenPerson, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { activityContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const activityAccess: AccessRows<typeof activityContract> = {
  listActivity: { ...signedIn('ok'), input: ({ owner }) => ({ id: owner.id }), hidden: hiddenPerson },
};
