import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { chooseKeeping } from './commands/choose-keeping.ts';
import { retentionContract } from './contract.ts';
import { listEnding, readKeeping } from './queries/keeping.ts';

const os = implementContract(retentionContract);

export const retentionHandlers = os.router({
  readKeeping: os.readKeeping.handler(async ({ input, context, errors }) => {
    const keeping = await readKeeping(context.services.db, viewerOf(context).id, input.id);
    if (keeping === null) throw errors.NOT_FOUND();
    return keeping;
  }),

  chooseKeeping: os.chooseKeeping.handler(async ({ input, context, errors }) => {
    const result = await chooseKeeping(context.services.db, viewerOf(context).id, input);
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'ended') throw errors.ENDED();
    return result;
  }),

  listEnding: os.listEnding.handler(async ({ context }) => ({
    endings: await listEnding(context.services.db, viewerOf(context).id),
  })),
});
