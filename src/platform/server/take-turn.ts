import { setTimeout as pause } from 'node:timers/promises';

/** How upkeep spares requests: so many things at once in a turn, and after each further one a rest of so many times what it took. */
export type Pace = { atOnce: number; rest: number };

/** A turn leaves what remains to the next one, as a server that stops waits for it. */
const turnMilliseconds = 3_000;

/** Somebody may wait for what comes next, however long the one before took. */
const mostRest = 500;

/** Does one thing after the other until nothing is left, one fails, or the turn is over. */
export async function takeTurn({ atOnce, rest }: Pace, doOne: () => Promise<'done' | 'failed' | 'nothing left'>): Promise<void> {
  const begun = performance.now();
  for (let done = 0; performance.now() - begun < turnMilliseconds; done += 1) {
    const started = performance.now();
    if ((await doOne()) !== 'done') return;
    if (done >= atOnce) await pause(Math.min((performance.now() - started) * rest, mostRest));
  }
}
