import { implementContract, viewerOf } from '../../platform/server/procedures.ts';
import { askForCount } from './commands/ask-for-count.ts';
import { countFigures } from './commands/count-dashboard.ts';
import { dismissProject, restoreProject } from './commands/dismiss.ts';
import { recordVisit } from './commands/record-visit.ts';
import { investorsContract } from './contract.ts';
import { isCountedAtOnce } from './policy.ts';
import { readCriteria } from './queries/criteria.ts';
import { readDashboard, readInvestor } from './queries/dashboard.ts';
import { listDashboardProjects } from './queries/projects.ts';

const os = implementContract(investorsContract);

export const investorsHandlers = os.router({
  readDashboard: os.readDashboard.handler(async ({ context, errors }) => {
    const { services } = context;
    const { id } = viewerOf(context);
    const found = await readInvestor(services.db, id);
    if (found === null) throw errors.FORBIDDEN();
    const { criteria, kept } = found;
    const now = services.clock.now();
    const counted = isCountedAtOnce(kept, criteria, now) ? await countFigures(services, id, criteria) : {};
    const investor = { criteria, kept: { ...kept, ...counted } };
    const dashboard = await readDashboard(services.db, id, investor, now);
    if (dashboard.isCounting) await askForCount(services, id, investor);
    return dashboard;
  }),

  listDashboardProjects: os.listDashboardProjects.handler(async ({ input, context, errors }) => {
    const { db, clock } = context.services;
    const { id: investorId } = viewerOf(context);
    const investor = await readInvestor(db, investorId);
    if (investor === null) throw errors.FORBIDDEN();
    return listDashboardProjects(db, { investorId, investor, view: input.view, after: input.after, now: clock.now() });
  }),

  recordVisit: os.recordVisit.handler(async ({ context, errors }) => {
    const viewer = viewerOf(context);
    if (!viewer.roles.includes('investor')) throw errors.FORBIDDEN();
    await recordVisit(context.services, viewer.id);
    return { ok: true };
  }),

  dismissProject: os.dismissProject.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const { id: personId } = viewerOf(context);
    const criteria = await readCriteria(services.db, personId);
    if (criteria === null) throw errors.FORBIDDEN();
    const dismissed = await dismissProject(services, { personId, criteria, projectId: input.id });
    if (dismissed === null) throw errors.NOT_FOUND();
    if (dismissed === 'too-many') throw errors.TOO_MANY_DISMISSED();
    return { ok: true };
  }),

  restoreProject: os.restoreProject.handler(async ({ input, context, errors }) => {
    const { id: personId } = viewerOf(context);
    const criteria = await readCriteria(context.services.db, personId);
    if (criteria === null) throw errors.FORBIDDEN();
    await restoreProject(context.services, { personId, criteria, projectId: input.id });
    return { ok: true };
  }),
});
