import { implementContract } from '../../platform/server/procedures.ts';
import { dayOf } from '../../platform/zoned-time.ts';
import { projectsContract } from './contract.ts';
import { projectZone } from './policy.ts';
import { listProjects } from './queries/list.ts';
import { readProject } from './queries/project.ts';

const os = implementContract(projectsContract);

export const projectsHandlers = os.router({
  listProjects: os.listProjects.handler(({ input, context: { services, viewer } }) => {
    const today = dayOf(services.clock.now().toISOString(), projectZone);
    return listProjects(services.db, { ...input, viewerId: viewer?.id ?? null, today });
  }),

  readProject: os.readProject.handler(async ({ input, context: { services, viewer }, errors }) => {
    const project = await readProject(services.db, { viewerId: viewer?.id ?? null, now: services.clock.now() }, input.id);
    if (project === null) throw errors.NOT_FOUND();
    return project;
  }),
});
