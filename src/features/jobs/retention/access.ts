import { type AccessRows, ownerOnly, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { retentionContract } from './contract.ts';

const ownCopy = 'A person’s own copy stays theirs, whoever received it.';

/** The answers of these procedures to each kind of caller. */
export const retentionAccess: AccessRows<typeof retentionContract> = {
  readKeeping: { ...ownerOnly('ok'), input: ({ ownApplicationId: id }) => ({ id }), hidden: ownCopy },
  chooseKeeping: { ...ownerOnly('ok'), input: ({ ownApplicationId: id }) => ({ id, keptLonger: true }), hidden: ownCopy },
  listEnding: signedIn('ok'),
};
