import { implementContract, type RequestContext, viewerOf } from '../../../platform/server/procedures.ts';
import { LimitReached } from '../../../platform/server/rate-limits.ts';
import { counted, tooMany } from '../../../platform/server/too-many.ts';
import { addRoles } from './commands/add-roles.ts';
import { completeProject, deleteDraft, restoreProject, stateRaised, withdrawProject } from './commands/change-state.ts';
import { createProject } from './commands/create-project.ts';
import { saveProject } from './commands/save-project.ts';
import { ownProjectsContract } from './contract.ts';
import { readOwnProject } from './queries.ts';

const os = implementContract(ownProjectsContract);

function tooManyProjects(reached: LimitReached, context: RequestContext) {
  const asker = { now: context.services.clock.now(), timeZone: viewerOf(context).timeZone };
  const did = `${counted(reached.limit.points, 'project', 'projecten')} aangemaakt`;
  return tooMany(reached, asker, { did, again: 'kun je weer een project aanmaken' });
}

/** Of fields that a project can't have. */
const refusals = {
  'id-taken': 'CONFLICT',
  'unknown-image': 'UNKNOWN_IMAGE',
  'unknown-document': 'UNKNOWN_DOCUMENT',
  incomplete: 'INCOMPLETE',
  'use-incomplete': 'USE_INCOMPLETE',
} as const;

export const ownProjectsHandlers = os.router({
  readOwnProject: os.readOwnProject.handler(async ({ input, context, errors }) => {
    const project = await readOwnProject(context.services.db, viewerOf(context).id, input.id);
    if (project === null) throw errors.NOT_FOUND();
    return project;
  }),

  createProject: os.createProject.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const project = await createProject(services, viewerOf(context).id, { ...input, now: services.clock.now() });
    if (project instanceof LimitReached) throw errors.TOO_MANY_REQUESTS(tooManyProjects(project, context));
    if (typeof project === 'string') throw errors[refusals[project]]();
    return project;
  }),

  saveProject: os.saveProject.handler(async ({ input, context, errors }) => {
    const { db, clock } = context.services;
    const project = await saveProject(db, viewerOf(context).id, { ...input, now: clock.now() });
    if (project === null) throw errors.NOT_FOUND();
    if (project === 'stale') throw errors.STALE();
    if (typeof project === 'string') throw errors[refusals[project]]();
    return project;
  }),

  addRoles: os.addRoles.handler(async ({ input, context, errors }) => {
    const { db, clock } = context.services;
    const project = await addRoles(db, viewerOf(context).id, { ...input, now: clock.now() });
    if (project === null) throw errors.NOT_FOUND();
    if (project === 'too-many') throw errors.TOO_MANY_ROLES();
    if (project === 'id-taken') throw errors.CONFLICT();
    // The parts that decide what may be published don't change.
    if (typeof project === 'string') throw new Error(`Roles were refused: ${project}.`);
    return project;
  }),

  stateRaised: os.stateRaised.handler(async ({ input, context, errors }) => {
    const { db, clock } = context.services;
    const project = await stateRaised(db, viewerOf(context).id, { ...input, now: clock.now() });
    if (project === null) throw errors.NOT_FOUND();
    return project;
  }),

  completeProject: os.completeProject.handler(async ({ input, context, errors }) => {
    const { db, clock } = context.services;
    const project = await completeProject(db, viewerOf(context).id, { ...input, now: clock.now() });
    if (project === null) throw errors.NOT_FOUND();
    if (project === 'wrong-state') throw errors.WRONG_STATE();
    return project;
  }),

  withdrawProject: os.withdrawProject.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const project = await withdrawProject(services, viewerOf(context).id, { ...input, now: services.clock.now() });
    if (project === null) throw errors.NOT_FOUND();
    if (project === 'wrong-state') throw errors.WRONG_STATE();
    return project;
  }),

  restoreProject: os.restoreProject.handler(async ({ input, context, errors }) => {
    const { db, clock } = context.services;
    const project = await restoreProject(db, viewerOf(context).id, { ...input, now: clock.now() });
    if (project === null) throw errors.NOT_FOUND();
    return project;
  }),

  deleteDraft: os.deleteDraft.handler(async ({ input, context, errors }) => {
    const deleted = await deleteDraft(context.services.db, viewerOf(context).id, input.id);
    if (deleted === null) throw errors.NOT_FOUND();
    if (deleted === 'wrong-state') throw errors.WRONG_STATE();
    return { ok: true };
  }),
});
