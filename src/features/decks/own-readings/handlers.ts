import { networkOf } from '../../../platform/server/http/request.ts';
import { implementContract, type RequestContext, viewerOf } from '../../../platform/server/procedures.ts';
import { LimitReached } from '../../../platform/server/rate-limits.ts';
import { soonAgain } from '../../../platform/server/too-many.ts';
import { eraseAllReadings, eraseReading, requestReadings } from './commands.ts';
import { ownReadingsContract } from './contract.ts';
import { listReadings } from './queries.ts';
import { readMailedLink } from './tokens/mailed-link.ts';

const os = implementContract(ownReadingsContract);
const done = { ok: true } as const;

/** The address that a link was mailed to. Throws the refusal of one that doesn't work. */
function addressOf({ services }: RequestContext, token: string, errors: { LINK_ENDED(): Error }): string {
  const email = readMailedLink(services.secret, token, services.clock.now());
  if (email === null) throw errors.LINK_ENDED();
  return email;
}

export const ownReadingsHandlers = os.router({
  listOwnReadings: os.listOwnReadings.handler(({ input, context }) =>
    listReadings(context.services.db, { personId: viewerOf(context).id }, input.after),
  ),

  eraseReading: os.eraseReading.handler(async ({ input, context, errors }) => {
    const result = await eraseReading(context.services, { personId: viewerOf(context).id }, input.id);
    if (result === null) throw errors.NOT_FOUND();
    return done;
  }),

  requestReadings: os.requestReadings.handler(async ({ input: { email }, context, errors }) => {
    const { services, address } = context;
    const result = await requestReadings(services, { network: networkOf(address), email });
    if (result instanceof LimitReached) throw errors.TOO_MANY_REQUESTS(soonAgain(result.until, services.clock.now(), 'Te veel pogingen.'));
    return done;
  }),

  listMailedReadings: os.listMailedReadings.handler(async ({ input: { token, after }, context, errors }) => {
    const email = addressOf(context, token, errors);
    return { email, ...(await listReadings(context.services.db, { email }, after)) };
  }),

  eraseMailedReadings: os.eraseMailedReadings.handler(async ({ input: { token, id }, context, errors }) => {
    const reader = { email: addressOf(context, token, errors) };
    await (id === undefined ? eraseAllReadings(context.services, reader) : eraseReading(context.services, reader, id));
    return done;
  }),
});
