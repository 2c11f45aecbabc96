import { type AccessRows, signedIn } from '../../app/testing/procedure-rows.ts';
import type { investorsContract } from './contract.ts';

const investorsOnly = { ...signedIn('ok'), otherRole: 'FORBIDDEN' };

/** The answers of these procedures to each kind of caller. */
export const investorsAccess: AccessRows<typeof investorsContract> = {
  readDashboard: investorsOnly,
  listDashboardProjects: { ...investorsOnly, input: () => ({}) },
};
