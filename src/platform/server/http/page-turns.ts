import { setTimeout as pause } from 'node:timers/promises';
import { boundWork } from '../bounded-work.ts';

/** More than a page has; so much of it is made without waiting for its reader. */
const maxPageBytes = 4 * 1024 * 1024;

/**
 * The pause after a page, as a part of the time that the page took. Node accepts one new connection in each turn of the
 * event loop, and a page fills a turn: with a page in every turn, a flood's callers would wait for seconds in the kernel,
 * where nothing can refuse them. A pause also lets the database have the core, where it shares one with the server.
 */
const pausePart = 2;

/**
 * Has pages rendered a few at once, within these bounds; throws a BusyError beyond them. A page keeps its
 * place until the whole of it is made, and not until it is read: slow readers would keep others out.
 */
export function createPageTurns(bounds: Parameters<typeof boundWork>[0]) {
  const bounded = boundWork(bounds);

  function renderInTurn(makePage: () => Promise<Response>): Promise<Response> {
    return new Promise((resolve, reject) => {
      bounded(async () => {
        const started = performance.now();
        const response = await makePage();
        const { status, headers, body } = response;
        if (body === null) return resolve(response);
        const ahead = new TransformStream<Uint8Array, Uint8Array>({}, {}, new ByteLengthQueuingStrategy({ highWaterMark: maxPageBytes }));
        const isMade = body.pipeTo(ahead.writable);
        resolve(new Response(ahead.readable, { status, headers }));
        // A page that fails halfway, or whose reader leaves, frees its place too. The answer's own stream carries the failure.
        await isMade.catch(() => undefined);
        await pause((performance.now() - started) * pausePart);
      }).catch(reject);
    });
  }

  return Object.assign(renderInTurn, { refuseWhenFull: bounded.refuseWhenFull });
}
