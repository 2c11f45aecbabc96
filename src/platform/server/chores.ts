import { sql } from 'drizzle-orm';
import { describeError } from './log.ts';
import type { Services } from './services.ts';

/** Upkeep that loses nothing when a turn is skipped. */
export type Chore = { name: string; everySeconds: number; run(services: Services): Promise<void> };

/** Runs each chore in turns; a transaction's advisory lock keeps it to one server at a time. */
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

  const timers = chores.map((chore) => {
    let busy = false;
    return setInterval(() => {
      if (busy) return;
      busy = true;
      const work = turn(chore).finally(() => {
        busy = false;
        running.delete(work);
      });
      running.add(work);
    }, chore.everySeconds * 1000);
  });

  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
