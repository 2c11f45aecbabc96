import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnreachable } from '../database.ts';
import { describeError, type Log } from '../log.ts';
import { answerFailure } from './answer.ts';

type Owner = { fail(error: unknown): void };

const owners = new AsyncLocalStorage<Owner>();

/** Errors of a stream whose other end went away. */
const departureCodes = new Set([
  'ABORT_ERR',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
]);

/**
 * Runs the work of one request, so that whatever fails in it ends this request alone: its promise, an event of its
 * streams, and through `failOwner` an error that reached nobody. The failure is logged with the request's id
 * and answered with 500, or 503 when the database is away; an answer that was begun is cut off.
 */
export function ownRequest(
  { request, response, requestId, log }: { request: IncomingMessage; response: ServerResponse; requestId: string; log: Log },
  work: () => Promise<void> | void,
): void {
  function fail(error: unknown): void {
    if (!isDeparture(error, response)) log.error({ requestId, error: describeError(error) }, 'a request failed');
    answerFailure(request, response, isUnreachable(error) ? 503 : 500, requestId);
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

/** Whether the caller left, which is no failure of ours. */
function isDeparture(error: unknown, response: ServerResponse): boolean {
  if (!response.destroyed || response.writableFinished || !(error instanceof Error)) return false;
  return 'code' in error && departureCodes.has(String(error.code));
}
