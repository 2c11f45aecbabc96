import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { followProject, unfollowProject } from './commands.ts';
import { followsContract } from './contract.ts';
import { listFollowers } from './queries.ts';

const os = implementContract(followsContract);

export const followsHandlers = os.router({
  followProject: os.followProject.handler(async ({ input, context, errors }) => {
    const state = await followProject(context.services, viewerOf(context).id, input.id);
    if (state === null) throw errors.NOT_FOUND();
    if (state === 'own') throw errors.OWN_PROJECT();
    return state;
  }),

  unfollowProject: os.unfollowProject.handler(async ({ input, context, errors }) => {
    const state = await unfollowProject(context.services, viewerOf(context).id, input.id);
    if (state === null) throw errors.NOT_FOUND();
    return state;
  }),

  listFollowers: os.listFollowers.handler(async ({ input, context, errors }) => {
    const page = await listFollowers(context.services.db, viewerOf(context).id, input);
    if (page === null) throw errors.NOT_FOUND();
    if (page === 'forbidden') throw errors.FORBIDDEN();
    return page;
  }),
});
