import { sql } from 'drizzle-orm';
import { describeError } from './log.ts';
import type { Services } from './services.ts';

/** Upkeep that loses nothing when a turn is skipped. */
export type Chore = { name: string; everySeconds: number; run(services: Services): Promise<unknown> };

/**
 * Runs each chore in turns; a transaction's advisory lock keeps it to one server at a time. The first turns follow at once,
 * one after the other: a server that is restarted every hour, or on a restored backup, would sweep late or never.
 */
export function startChores(services: Services, chores: Chore[]): { stop(): Promise<void> } {
  const running = new Set<Promise<void>>();

  async function turn(chore: Chore): Promise<void> {
    try {
      await services.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(hashtext(${chore.name})) as locked`);
        if (rows[0]?.locked === true) await chore.run(services);
      });
    } catch (error) {
      services.log.warn({ chore: chore.name, error: describeError(error) }, 'a chore failed and will be tried again');
    }
  }

  const busy = new Set<Chore>();
  async function turnUnlessBusy(chore: Chore): Promise<void> {
    if (busy.has(chore)) return;
    busy.add(chore);
    const work = turn(chore).finally(() => {
      busy.delete(chore);
      running.delete(work);
    });
    running.add(work);
    await work;
  }

  // A turn logs its own failure.
  const ignore = () => undefined;
  const timers = chores.map((chore) => setInterval(() => turnUnlessBusy(chore).catch(ignore), chore.everySeconds * 1000));
  let isStopped = false;
  async function takeFirstTurns(): Promise<void> {
    for (const chore of chores) if (!isStopped) await turnUnlessBusy(chore);
  }
  takeFirstTurns().catch(ignore);

  return {
    async stop() {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
