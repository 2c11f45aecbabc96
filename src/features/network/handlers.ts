import { formatWholeDay } from '../../platform/calendar.ts';
import { implementContract, viewerOf } from '../../platform/server/procedures.ts';
import { LimitReached } from '../../platform/server/rate-limits.ts';
import type { Services } from '../../platform/server/services.ts';
import { counted, tooMany } from '../../platform/server/too-many.ts';
import { dayOf } from '../../platform/zoned-time.ts';
import { blockPerson, unblockPerson } from './commands/block.ts';
import { acceptRequest, declineRequest, removeConnection, requestConnection, withdrawRequest } from './commands/connect.ts';
import { dismissSuggestion, restoreSuggestion } from './commands/dismiss-suggestion.ts';
import { prepareFirstSuggestions } from './commands/prepare-suggestions.ts';
import { networkContract } from './contract.ts';
import { listBlocked, listConnections, listRequests } from './queries/lists.ts';
import { listSharedConnections, readRelation } from './queries/relation.ts';
import { hasSuggestions, listSuggestions, readCounts } from './queries/suggestions.ts';

const os = implementContract(networkContract);
const done = { ok: true } as const;

/** Prepares suggestions for a person who has none yet, so that their first visit shows some. */
async function ensureSuggestions(services: Services, personId: string): Promise<void> {
  if (!(await hasSuggestions(services.db, personId))) await prepareFirstSuggestions(services, personId);
}

export const networkHandlers = os.router({
  readCounts: os.readCounts.handler(async ({ input, context }) => {
    await ensureSuggestions(context.services, viewerOf(context).id);
    return readCounts(context.services.db, viewerOf(context).id, input);
  }),

  listConnections: os.listConnections.handler(({ input, context }) => listConnections(context.services.db, viewerOf(context).id, input)),

  listRequests: os.listRequests.handler(({ input, context }) => listRequests(context.services.db, viewerOf(context).id, input)),

  listSuggestions: os.listSuggestions.handler(async ({ input, context }) => {
    const { services } = context;
    const { id } = viewerOf(context);
    await ensureSuggestions(services, id);
    return { suggestions: await listSuggestions(services.db, id, input) };
  }),

  dismissSuggestion: os.dismissSuggestion.handler(async ({ input, context, errors }) => {
    if (!(await dismissSuggestion(context.services, viewerOf(context).id, input.id))) throw errors.NOT_FOUND();
    return done;
  }),

  restoreSuggestion: os.restoreSuggestion.handler(async ({ input, context, errors }) => {
    if (!(await restoreSuggestion(context.services, viewerOf(context).id, input.id))) throw errors.NOT_FOUND();
    return done;
  }),

  readRelation: os.readRelation.handler(async ({ input, context, errors }) => {
    const relation = await readRelation(context.services.db, viewerOf(context).id, input.id);
    if (relation === null) throw errors.NOT_FOUND();
    return relation;
  }),

  listSharedConnections: os.listSharedConnections.handler(async ({ input, context, errors }) => {
    const shared = await listSharedConnections(context.services.db, viewerOf(context).id, input);
    if (shared === null) throw errors.NOT_FOUND();
    return shared;
  }),

  requestConnection: os.requestConnection.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const viewer = viewerOf(context);
    const result = await requestConnection(services, viewer.id, input.id);
    if (result instanceof LimitReached) {
      const did = `${counted(result.limit.points, 'connectieverzoek', 'connectieverzoeken')} verstuurd`;
      const asker = { now: services.clock.now(), timeZone: viewer.timeZone };
      throw errors.TOO_MANY_REQUESTS(tooMany(result, asker, { did, again: 'kun je er weer een versturen' }));
    }
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'self') throw errors.SELF();
    if (result === 'pending') throw errors.PENDING();
    if (result === 'connected') throw errors.CONNECTED();
    if (result !== 'requested') {
      const from = result.askAgainFrom.toISOString();
      const day = formatWholeDay(dayOf(from, viewer.timeZone));
      throw errors.TOO_SOON({ message: `Je kunt vanaf ${day} opnieuw een verzoek sturen`, data: { from } });
    }
    return done;
  }),

  withdrawRequest: os.withdrawRequest.handler(async ({ input, context, errors }) => {
    if (!(await withdrawRequest(context.services, viewerOf(context).id, input.id))) throw errors.NOT_FOUND();
    return done;
  }),

  acceptRequest: os.acceptRequest.handler(async ({ input, context, errors }) => {
    if (!(await acceptRequest(context.services, viewerOf(context).id, input.id))) throw errors.NOT_FOUND();
    return done;
  }),

  declineRequest: os.declineRequest.handler(async ({ input, context, errors }) => {
    if (!(await declineRequest(context.services, viewerOf(context).id, input.id))) throw errors.NOT_FOUND();
    return done;
  }),

  removeConnection: os.removeConnection.handler(async ({ input, context, errors }) => {
    if (!(await removeConnection(context.services, viewerOf(context).id, input.id))) throw errors.NOT_FOUND();
    return done;
  }),

  blockPerson: os.blockPerson.handler(async ({ input, context, errors }) => {
    const result = await blockPerson(context.services, viewerOf(context).id, input.id);
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'self') throw errors.SELF();
    return done;
  }),

  unblockPerson: os.unblockPerson.handler(async ({ input, context, errors }) => {
    if (!(await unblockPerson(context.services, viewerOf(context).id, input.id))) throw errors.NOT_FOUND();
    return done;
  }),

  listBlocked: os.listBlocked.handler(({ input, context }) => listBlocked(context.services.db, viewerOf(context).id, input.after)),
});
