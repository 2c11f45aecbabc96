import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { savePreference } from './commands.ts';
import { approachContract } from './contract.ts';
import { listApproachable, readFitting, readPreference } from './queries.ts';

const os = implementContract(approachContract);

export const approachHandlers = os.router({
  readPreference: os.readPreference.handler(({ context }) => readPreference(context.services.db, viewerOf(context).id)),

  savePreference: os.savePreference.handler(async ({ input, context }) => {
    await savePreference(context.services, viewerOf(context).id, input.isApproachable);
    return input;
  }),

  readFitting: os.readFitting.handler(async ({ input, context, errors }) => {
    const fitting = await readFitting(context.services.db, viewerOf(context).id, input.id);
    if (fitting === null) throw errors.NOT_FOUND();
    return fitting;
  }),

  listApproachable: os.listApproachable.handler(async ({ input: { id, after }, context, errors }) => {
    const page = await listApproachable(context.services.db, { ownerId: viewerOf(context).id, projectId: id, after });
    if (page === null) throw errors.NOT_FOUND();
    return page;
  }),
});
