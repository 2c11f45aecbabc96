import { implementContract } from '../../platform/server/procedures.ts';
import { dayOf } from '../../platform/zoned-time.ts';
import { projectsContract } from './contract.ts';
import { listProjects, readProject } from './queries.ts';

const os = implementContract(projectsContract);

/** Days of projects end with the day in Brussels. */
const zone = 'Europe/Brussels';

export const projectsHandlers = os.router({
  listProjects: os.listProjects.handler(({ input, context: { services, viewer } }) => {
    const today = dayOf(services.clock.now().toISOString(), zone);
    return listProjects(services.db, { ...input, viewerId: viewer?.id ?? null, today });
  }),

  readProject: os.readProject.handler(async ({ input, context: { services, viewer }, errors }) => {
    const project = await readProject(services.db, viewer?.id ?? null, input.id);
    if (project === null) throw errors.NOT_FOUND();
    return project;
  }),
});
