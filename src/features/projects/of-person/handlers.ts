import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { projectsOfPersonContract } from './contract.ts';
import { listProjectsOf } from './queries.ts';

const os = implementContract(projectsOfPersonContract);

export const projectsOfPersonHandlers = os.router({
  listProjectsOf: os.listProjectsOf.handler(async ({ input, context }) => ({
    projects: await listProjectsOf(context.services.db, viewerOf(context).id, input.id),
  })),
});
