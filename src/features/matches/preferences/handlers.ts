import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { saveMatching } from './commands.ts';
import { matchPreferencesContract } from './contract.ts';
import { readPreferences } from './queries.ts';

const os = implementContract(matchPreferencesContract);

export const matchPreferencesHandlers = os.router({
  readMatching: os.readMatching.handler(({ context }) => readPreferences(context.services.db, viewerOf(context).id)),

  saveMatching: os.saveMatching.handler(async ({ input, context }) => {
    const saved = await saveMatching(context.services, viewerOf(context).id, input);
    return saved;
  }),
});
