import { type AccessRows, everybody } from '../../app/testing/procedure-rows.ts';
import type { siteContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const siteAccess: AccessRows<typeof siteContract> = {
  readSite: everybody('ok'),
};
