import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createCallerWaits } from './caller-waits.ts';
import { addressOf, networkOf } from './request.ts';

/** Bodies that are still coming. Each may hold 768 KB of memory. */
const maxComing = 100;
/** Answers that are made and still being read. */
const maxUnread = 400;

/**
 * Counts the requests that the server works on: from when their body is whole until their answer is made. Before and afterwards they
 * wait for their caller, who may take as long as they like, and count among those who wait
 * (docs/decisions/125-requests-that-wait-for-their-callers.md).
 */
export function createInFlight(trustProxy: boolean) {
  let count = 0;
  const waitForBody = createCallerWaits(maxComing);
  const waitForReader = createCallerWaits(maxUnread);

  return {
    count: () => count,
    /**
     * Counts a request until `left`; `made` says that its answer is made. One that is read from a stream as the caller takes it is made
     * when it begins.
     * @param isComing whether its body is still coming
     */
    enter(request: IncomingMessage, response: ServerResponse, isComing: boolean): { made(): void; left(): void } {
      let leave = () => {};
      let isMade = false;

      function work(): void {
        if (isMade || response.closed) return;
        leave();
        count += 1;
        leave = () => {
          count -= 1;
          leave = () => {};
        };
      }
      function waitAmong(wait: typeof waitForBody): void {
        leave();
        leave = wait(networkOf(addressOf(request, trustProxy)), () => request.socket.destroy());
      }
      function made(isStream = false): void {
        if (isMade || response.closed) return;
        isMade = true;
        // The system has taken a short answer by now.
        if (isStream || request.socket.writableLength > 0) waitAmong(waitForReader);
        else leave();
      }

      if (isComing) {
        waitAmong(waitForBody);
        request.once('end', work);
      } else work();
      response.once('pipe', () => made(true));
      return { made: () => made(), left: () => leave() };
    },
  };
}

/** Whether the body of a request that has one didn't come with its headers. */
export async function isBodyComing(request: IncomingMessage): Promise<boolean> {
  // By then the parser has gone through all that came at once. It has not by the next tick.
  await nextTurn();
  return !request.complete;
}

/** Whether a request says that it has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
