import { setTimeout as pause } from 'node:timers/promises';

/** How upkeep spares requests: so many things at once in a turn, and after each further one a rest of so many times what it took. */
export type Pace = { atOnce: number; rest: number };

/** A turn leaves what remains to the next one, as a server that stops waits for it: for a rest too, which what took long would make long. */
const turnMilliseconds = 3_000;

/** Does one thing after the other until nothing is left, one fails, or the turn is over. */
export async function takeTurn({ atOnce, rest }: Pace, doOne: () => Promise<'done' | 'failed' | 'nothing left'>): Promise<void> {
  const end = performance.now() + turnMilliseconds;
  for (let done = 0; performance.now() < end; done += 1) {
    const started = performance.now();
    if ((await doOne()) !== 'done') return;
    if (done < atOnce) continue;
    const now = performance.now();
    await pause(Math.min((now - started) * rest, end - now));
  }
}
