import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { activityContract } from './contract.ts';
import { listActivity } from './queries.ts';

const os = implementContract(activityContract);

export const activityHandlers = os.router({
  listActivity: os.listActivity.handler(async ({ input, context, errors }) => {
    const page = await listActivity(context.services.db, viewerOf(context).id, input);
    if (page === null) throw errors.NOT_FOUND();
    return page;
  }),
});
