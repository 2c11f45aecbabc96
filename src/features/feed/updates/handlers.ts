import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { listUpdates } from '../queries.ts';
import { updatesContract } from './contract.ts';
import { listUpdatable } from './queries.ts';

const os = implementContract(updatesContract);

export const updatesHandlers = os.router({
  listUpdates: os.listUpdates.handler(async ({ input, context, errors }) => {
    const page = await listUpdates(context.services.db, viewerOf(context).id, input);
    if (page === null) throw errors.NOT_FOUND();
    return page;
  }),

  listUpdatable: os.listUpdatable.handler(async ({ context }) => ({
    projects: await listUpdatable(context.services.db, viewerOf(context).id),
  })),
});
