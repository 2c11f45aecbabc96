import { type AccessRows, type Hidden, signedIn } from '../../app/testing/procedure-rows.ts';
import type { investorsContract } from './contract.ts';

const investorsOnly = { ...signedIn('ok'), otherRole: 'FORBIDDEN' };
const hidden = ({ projectId: id }: Hidden) => [{ id }];

/** The answers of these procedures to each kind of caller. The scene's project is a draft, which nobody is offered. */
export const investorsAccess: AccessRows<typeof investorsContract> = {
  readDashboard: investorsOnly,
  listDashboardProjects: { ...investorsOnly, input: () => ({}) },
  recordVisit: investorsOnly,
  dismissProject: {
    ...signedIn('NOT_FOUND'),
    otherRole: 'FORBIDDEN',
    input: ({ projectId: id }) => ({ id }),
    hidden,
  },
  restoreProject: { ...investorsOnly, input: ({ projectId: id }) => ({ id }), hidden },
};
