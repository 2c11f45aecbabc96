import { boundWork } from '../bounded-work.ts';

/** More than a page has; so much of it is made without waiting for its reader. */
const maxPageBytes = 4 * 1024 * 1024;

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
      }).catch(reject);
    });
  };
}
