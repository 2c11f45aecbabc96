import { violates } from '../../../platform/server/database.ts';
import { LimitReached, type RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Settings } from '../../../platform/server/settings.ts';
import { openConversationOf } from '../../messages/commands/answer-request.ts';
import { markAnswered } from '../../notifications/commands/mark-read.ts';
import { notify, withdraw } from '../../notifications/commands/notify.ts';
import {
  answerRequest,
  type RequestResult,
  removeConnection as removeBetween,
  requestConnection as requestBetween,
  withdrawRequest as withdrawBetween,
} from '../../relations/commands.ts';
import { prepareSuggestionsTask } from '../background.ts';
import { dismissals } from '../tables.ts';
import { tellBoth, tellBothOfEnd } from './tell-both.ts';

/** Limits the requests that a person sends within an hour; refused ones, such as a repeated request, don't count. */
function requestsLimit({ limits }: Settings): RateLimit {
  return { name: 'connection-requests', points: limits.connectionRequests, seconds: 3600 };
}

/** Asks a person to connect. */
export async function requestConnection(services: Services, viewerId: string, personId: string): Promise<RequestResult | LimitReached> {
  try {
    return await services.db.transaction(async (tx) => {
      const result = await requestBetween(tx, { viewerId, personId }, services.clock.now());
      if (result === 'requested') {
        await services.rateLimits.countIn(tx, requestsLimit(services.settings), viewerId);
        await notify(tx, services, personId, { kind: 'connection-request', actorId: viewerId });
        await tellBoth(services, tx, viewerId, personId);
      }
      return result;
    });
  } catch (error) {
    if (error instanceof LimitReached) return error;
    // The database's own word, should a block ever slip past the check before it.
    if (violates(error, 'connections_not_blocked')) return null;
    throw error;
  }
}

/** Accepts a request; what both are suggested changes with it, and what one wrote to the other needs no accepting any more. */
export async function acceptRequest(services: Services, viewerId: string, personId: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const result = await answerRequest(tx, { viewerId, personId }, { status: 'accepted', now: services.clock.now() });
    if (result === 'answered') {
      await openConversationOf(tx, services, viewerId, personId);
      await markAnswered(tx, services, { personId: viewerId, kind: 'connection-request', subjectId: personId });
      await notify(tx, services, personId, { kind: 'connection-accepted', actorId: viewerId });
      await tellBoth(services, tx, viewerId, personId);
      for (const id of [viewerId, personId]) await services.queue.send(tx, prepareSuggestionsTask, { personId: id });
    }
    return result !== null;
  });
}

/** Declines a request. */
export async function declineRequest(services: Services, viewerId: string, personId: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const result = await answerRequest(tx, { viewerId, personId }, { status: 'rejected', now: services.clock.now() });
    if (result === 'answered') {
      await markAnswered(tx, services, { personId: viewerId, kind: 'connection-request', subjectId: personId });
      await tellBothOfEnd(services, tx, viewerId, personId);
    }
    return result !== null;
  });
}

/** Takes back an own request. */
export async function withdrawRequest(services: Services, viewerId: string, personId: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const result = await withdrawBetween(tx, { viewerId, personId });
    if (result === null) return false;
    await withdraw(tx, services, personId, 'connection-request', viewerId);
    await tellBothOfEnd(services, tx, viewerId, personId);
    return true;
  });
}

/** Ends a connection. Who did so isn't suggested the other again. */
export async function removeConnection(services: Services, viewerId: string, personId: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const result = await removeBetween(tx, { viewerId, personId });
    if (result === null) return false;
    await tx
      .insert(dismissals)
      .values({ personId: viewerId, dismissedId: personId, createdAt: services.clock.now() })
      .onConflictDoNothing();
    // Whoever asked, the answer holds no longer.
    await withdraw(tx, services, viewerId, 'connection-request', personId);
    await withdraw(tx, services, personId, 'connection-request', viewerId);
    await tellBothOfEnd(services, tx, viewerId, personId);
    return true;
  });
}
