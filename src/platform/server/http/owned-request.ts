import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BusyError } from '../bounded-work.ts';
import { describeError, type Log } from '../log.ts';
import { answerFailure } from './answer.ts';
import { statusOfFailure } from './failure-status.ts';
import { isVisitorGone } from './visitor-left.ts';

type Owner = { fail(error: unknown): void };

const owners = new AsyncLocalStorage<Owner>();

/**
 * Runs the work of one request, so that whatever fails in it ends this request alone: its promise, an event of its
 * streams, and through `failOwner` an error that reached nobody. The failure is logged with the request's id
 * and answered with 500, 503 or 507; an answer that was begun is cut off.
 */
export function ownRequest(
  { request, response, requestId, log }: { request: IncomingMessage; response: ServerResponse; requestId: string; log: Log },
  work: () => Promise<void> | void,
): void {
  function fail(error: unknown): void {
    if (isVisitorGone(error, response)) log.debug({ requestId }, 'visitor left');
    else if (error instanceof BusyError) log.warn({ requestId }, 'out of capacity');
    else log.error({ requestId, error: describeError(error) }, 'a request failed');
    answerFailure(request, response, statusOfFailure(error), requestId);
  }
  // The reader of the body sees its failure; without a listener, an error event ends the process.
  request.on('error', () => undefined);
  response.on('error', fail);
  owners.run({ fail }, () => {
    (async () => work())().catch(fail);
  });
}

/** Fails the request in whose work this error arose; false when it belongs to none. */
export function failOwner(error: unknown): boolean {
  const owner = owners.getStore();
  owner?.fail(error);
  return owner !== undefined;
}
