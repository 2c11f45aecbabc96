import { sql } from 'drizzle-orm';
import { boundWork } from './bounded-work.ts';
import { describeError } from './log.ts';
import type { Services } from './services.ts';

/**
 * Chores of one lane have their turns one after the other. Short ones come within seconds; long ones take seconds at times, or wait for
 * something other than the database; people look for what awaited ones do.
 */
type Lane = 'short' | 'long' | 'awaited';

/** Upkeep that loses nothing when a turn is skipped. */
export type Chore = {
  name: string;
  everySeconds: number;
  /** Short without it. */
  lane?: Lane;
  run(services: Services): Promise<unknown>;
};

/**
 * Runs each chore in turns; a transaction's advisory lock keeps it to one server at a time. The first turns follow at once:
 * a server that is restarted every hour, or on a restored backup, would sweep late or never. Few chores run at once, as
 * each takes two connections, and many are due in the same second (docs/decisions/122-few-chores-at-once.md).
 */
export function startChores(services: Services, chores: Chore[]): { stop(): Promise<void> } {
  const newLane = () => boundWork({ running: 1, waiting: chores.length });
  const lanes: Record<Lane, ReturnType<typeof boundWork>> = { short: newLane(), long: newLane(), awaited: newLane() };
  const running = new Map<Chore, Promise<unknown>>();
  let isStopped = false;

  async function turn(chore: Chore): Promise<void> {
    if (isStopped) return;
    try {
      await services.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(hashtext(${chore.name})) as locked`);
        if (rows[0]?.locked === true) await chore.run(services);
      });
    } catch (error) {
      services.log.warn({ chore: chore.name, error: describeError(error) }, 'a chore failed and will be tried again');
    }
  }

  function takeTurn(chore: Chore): void {
    if (running.has(chore)) return;
    const inTurn = lanes[chore.lane ?? 'short'];
    running.set(
      chore,
      inTurn(() => turn(chore)).finally(() => running.delete(chore)),
    );
  }

  for (const chore of chores) takeTurn(chore);
  const timers = chores.map((chore) => setInterval(takeTurn, chore.everySeconds * 1000, chore));

  return {
    async stop() {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
