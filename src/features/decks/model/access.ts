import { type AccessRows, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { modelContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. Servers of tests have no language model. */
export const modelAccess: AccessRows<typeof modelContract> = {
  readModelHost: signedIn('ok'),
  agreeToModel: { ...signedIn('OTHER_HOST'), input: () => ({ host: 'model.kiem.test' }) },
  endModelAgreement: signedIn('ok'),
};
