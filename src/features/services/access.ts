import { type AccessRows, everybody } from '../../app/testing/procedure-rows.ts';
import type { servicesContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const servicesAccess: AccessRows<typeof servicesContract> = {
  listFacts: { ...everybody('ok'), input: () => ({ page: 'posting' }) },
};
