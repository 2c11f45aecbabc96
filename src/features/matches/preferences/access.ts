import { type AccessRows, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { matchPreferencesContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const matchPreferencesAccess: AccessRows<typeof matchPreferencesContract> = {
  readMatching: signedIn('ok'),
  saveMatching: { ...signedIn('ok'), input: () => ({ isOn: true, bar: 70 }) },
};
