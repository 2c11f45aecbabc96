import { setTimeout as pause } from 'node:timers/promises';
import { boundWork } from '../bounded-work.ts';

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

  function renderInTurn<Page>(makePage: () => Promise<Page>): Promise<Page> {
    return new Promise((resolve, reject) => {
      bounded(async () => {
        const started = performance.now();
        resolve(await makePage());
        await pause((performance.now() - started) * pausePart);
      }).catch(reject);
    });
  }

  return Object.assign(renderInTurn, { refuseWhenFull: bounded.refuseWhenFull });
}
