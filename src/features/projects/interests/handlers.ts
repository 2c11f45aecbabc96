import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { LimitReached } from '../../../platform/server/rate-limits.ts';
import { tooManyMessages } from '../../messages/handlers.ts';
import { showInterest, takeBackInterest } from './commands.ts';
import { interestsContract } from './contract.ts';
import { listInterests } from './queries.ts';

const os = implementContract(interestsContract);
const done = { ok: true } as const;

export const interestsHandlers = os.router({
  showInterest: os.showInterest.handler(async ({ input: { id: roleId, ...input }, context, errors }) => {
    const { id, timeZone } = viewerOf(context);
    const result = await showInterest(context.services, id, { roleId, ...input });
    if (result instanceof LimitReached) {
      throw errors.TOO_MANY_REQUESTS(tooManyMessages(result, { now: context.services.clock.now(), timeZone }));
    }
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'own') throw errors.OWN_PROJECT();
    if (result === 'filled') throw errors.FILLED();
    if (result === 'id-taken') throw errors.CONFLICT();
    if (result !== 'shown') throw new Error(`A message with an interest was refused: ${result}.`);
    return done;
  }),

  takeBackInterest: os.takeBackInterest.handler(async ({ input, context, errors }) => {
    const result = await takeBackInterest(context.services, viewerOf(context).id, input.id);
    if (result === null) throw errors.NOT_FOUND();
    return done;
  }),

  listInterests: os.listInterests.handler(async ({ input, context, errors }) => {
    const page = await listInterests(context.services.db, viewerOf(context).id, input);
    if (page === null) throw errors.NOT_FOUND();
    return page;
  }),
});
