import { setImmediate as nextTurn } from 'node:timers/promises';
import { boundWork } from '../bounded-work.ts';

/** More than a page has; so much of it is made without waiting for its reader. */
const maxPageBytes = 4 * 1024 * 1024;

/**
 * Turns of the event loop between two pages. Node accepts one new connection in each turn, and a page fills a turn:
 * with a page in every turn, a flood's callers would wait for seconds in the kernel, where nothing can refuse them.
 */
const turnsBetweenPages = 30;

/**
 * Has pages rendered a few at once, within these bounds; throws a BusyError beyond them. A page keeps its
 * place until the whole of it is made, and not until it is read: slow readers would keep others out.
 */
export function createPageTurns(bounds: Parameters<typeof boundWork>[0]) {
  const bounded = boundWork(bounds);

  return function renderInTurn(makePage: () => Promise<Response>): Promise<Response> {
    return new Promise((resolve, reject) => {
      bounded(async () => {
        const response = await makePage();
        const { status, headers, body } = response;
        if (body === null) return resolve(response);
        const ahead = new TransformStream<Uint8Array, Uint8Array>({}, {}, new ByteLengthQueuingStrategy({ highWaterMark: maxPageBytes }));
        const isMade = body.pipeTo(ahead.writable);
        resolve(new Response(ahead.readable, { status, headers }));
        // A page that fails halfway, or whose reader leaves, frees its place too. The answer's own stream carries the failure.
        await isMade.catch(() => undefined);
        for (let turn = 0; turn < turnsBetweenPages; turn += 1) await nextTurn();
      }).catch(reject);
    });
  };
}
