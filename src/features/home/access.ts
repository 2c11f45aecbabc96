import { type AccessRows, signedIn } from '../../app/testing/procedure-rows.ts';
import type { homeContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const homeAccess: AccessRows<typeof homeContract> = {
  readHome: signedIn('ok'),
  dismissFirstSteps: signedIn('ok'),
};
