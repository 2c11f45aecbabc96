import { implementContract, viewerOf } from '../../platform/server/procedures.ts';
import { savePreference } from './commands.ts';
import { presenceContract } from './contract.ts';
import { listOnline, readIsShown } from './queries.ts';

const os = implementContract(presenceContract);

export const presenceHandlers = os.router({
  listOnline: os.listOnline.handler(async ({ input, context }) => ({
    online: await listOnline(context.services, viewerOf(context).id, input.ids),
  })),

  readPreference: os.readPreference.handler(async ({ context }) => ({
    isShown: await readIsShown(context.services.db, viewerOf(context).id),
  })),

  savePreference: os.savePreference.handler(async ({ input, context }) => {
    await savePreference(context.services, viewerOf(context).id, input.isShown);
    return { isShown: input.isShown };
  }),
});
