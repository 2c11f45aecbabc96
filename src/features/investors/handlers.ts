import { implementContract, viewerOf } from '../../platform/server/procedures.ts';
import { investorsContract } from './contract.ts';
import { listDashboardProjects, readCriteria, readDashboard } from './queries.ts';

const os = implementContract(investorsContract);

export const investorsHandlers = os.router({
  readDashboard: os.readDashboard.handler(async ({ context, errors }) => {
    const { db } = context.services;
    const { id } = viewerOf(context);
    const criteria = await readCriteria(db, id);
    if (criteria === null) throw errors.FORBIDDEN();
    return readDashboard(db, id, criteria);
  }),

  listDashboardProjects: os.listDashboardProjects.handler(async ({ input, context, errors }) => {
    const { db } = context.services;
    const { id: investorId } = viewerOf(context);
    const criteria = await readCriteria(db, investorId);
    if (criteria === null) throw errors.FORBIDDEN();
    return listDashboardProjects(db, { investorId, criteria, view: input.view, after: input.after });
  }),
});
