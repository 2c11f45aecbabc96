import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { boundWork } from '../bounded-work.ts';

/**
 * The pause after a page, as parts of the time that the page took. Node accepts one new connection in each turn of the
 * event loop, and a page fills a turn: with a page in every turn, a flood's callers would wait for seconds in the kernel,
 * where nothing can refuse them. A pause also lets the database have the core, where it shares one with the server. It is
 * over after the first part when nobody waited meanwhile, as twice the time of each page would leave half of the core unused.
 */
const pauseParts = { least: 0.5, most: 2 };

/** Of a pause in which the loop had nothing to do for so large a part, nobody waited for it. */
const calmPart = 0.5;

/** Pauses after work of so many milliseconds: long enough that what waits for the event loop has its turn. */
async function pauseAfter(milliseconds: number): Promise<void> {
  const part = milliseconds * pauseParts.least;
  const end = performance.now() + milliseconds * pauseParts.most;
  let utilization: number;
  do {
    const before = performance.eventLoopUtilization();
    await pause(part);
    ({ utilization } = performance.eventLoopUtilization(before));
  } while (utilization > 1 - calmPart && performance.now() < end);
}

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
        await pauseAfter(performance.now() - started);
      }).catch(reject);
    });
  }

  return Object.assign(renderInTurn, { refuseWhenFull: bounded.refuseWhenFull });
}
