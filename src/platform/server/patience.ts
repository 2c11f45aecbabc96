import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import pg from 'pg';

/** Waiting is counted in ticks: a server that was too busy to read an answer doesn't blame the database. */
const tickMilliseconds = 250;
/** A database that answered nobody for so long hangs. */
const silenceTicks = 10;
/** How often a request may try while it hangs; all others fail at once. */
const probeTicks = 4;

/** A connection on which nothing came for so long is dead: PostgreSQL ends a statement after half of it. */
const deadMilliseconds = 30_000;
/** The same while `withLongStatements`. */
const longDeadMilliseconds = 7_200_000;

/** How long a request may wait for the database, all its queries together. */
export const requestPatience = 4_000;

type Patience = { ticksLeft: number; isOver: boolean };

const current = new AsyncLocalStorage<Patience>();
/** How long the connections of the running work may be silent before they are dead. */
const ownDeadAfter = new AsyncLocalStorage<number>();

/**
 * Makes the patience of one request: queries of the work that it runs wait for the database this long in all, then
 * fail as if it were unreachable. Only time in which the work has a connection, or waits for one, is counted: a slow
 * upload has the patience of any other. What the work leaves behind after `end` waits as the background does.
 */
export function createPatience(milliseconds: number) {
  const patience: Patience = { ticksLeft: milliseconds / tickMilliseconds, isOver: false };
  return {
    run: <Result>(work: () => Result): Result => current.run(patience, work),
    end() {
      patience.isOver = true;
    },
  };
}

/** Runs work with a patience of its own. Infinity is for what may take long: it fails when the database answers nobody. */
export function withPatience<Result>(milliseconds: number, work: () => PromiseLike<Result>): Promise<Result> {
  // Awaited inside: Drizzle's queries begin when they are awaited.
  return createPatience(milliseconds).run(async () => await work());
}

/** Runs work whose statements PostgreSQL lets run for an hour: until twice that, silence doesn't mean that their connection is dead. */
export function withLongStatements<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  return ownDeadAfter.run(longDeadMilliseconds, async () => await work());
}

type Take = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: unknown) => void) => void;
type Wait = {
  patience: Patience | undefined;
  /** Where it stands among all. */
  place: number;
  ticks: number;
  /** The bytes that its connection had received at the last tick, and the ticks since they were fewer. */
  received: number;
  silentTicks: number;
  /** After so many of these the connection is dead. */
  deadTicks: number;
  client: pg.PoolClient | undefined;
  hasFailed: boolean;
  fail(): void;
};

/**
 * Ends waits that are longer than the patience of their request, together with their connection: a query that got no
 * answer may still run, so that nothing else can be sent after it. Once the database has answered nobody for 2.5 s,
 * requests fail at once but for one each second; new connections then replace all older ones, as these may be dead. What has no
 * patience waits until its connection is dead. All by one timer: one for each query would keep its garbage alive for long.
 */
export function limitWaits(pool: pg.Pool, deadAfter = deadMilliseconds): void {
  const connect = pool.connect.bind(pool);
  const waits: Wait[] = [];
  const waitOf = new WeakMap<pg.PoolClient, Wait>();
  const generationOf = new WeakMap<pg.PoolClient, number>();
  let generation = 0;
  let silentTicks = 0;
  let ticksSinceProbe = 0;

  pool.on('connect', (client) => {
    generationOf.set(client, generation);
    silentTicks = 0;
  });
  pool.on('release', (error: unknown, client) => {
    const wait = waitOf.get(client);
    if (wait === undefined) return;
    forget(wait);
    waitOf.delete(client);
    if (!wait.hasFailed && (!error || error instanceof pg.DatabaseError)) silentTicks = 0;
  });

  const ticking = setInterval(() => {
    if (pool.ended) clearInterval(ticking);
    if (waits.length === 0) return;
    silentTicks += 1;
    ticksSinceProbe += 1;
    if (silentTicks === silenceTicks) generation += 1;
    const patiences = new Set(waits.map(({ patience }) => patience));
    for (const patience of patiences) if (patience !== undefined) patience.ticksLeft -= 1;
    for (const wait of [...waits]) {
      wait.ticks += 1;
      if (isDead(wait)) {
        wait.fail();
        continue;
      }
      if (wait.patience === undefined || wait.patience.isOver) continue;
      const isSilent = silentTicks >= silenceTicks && wait.ticks >= silenceTicks;
      if (isSilent || wait.patience.ticksLeft <= 0) wait.fail();
    }
  }, tickMilliseconds);
  ticking.unref();

  function isDead(wait: Wait): boolean {
    const stream = wait.client?.connection.stream;
    const received = stream instanceof Socket ? stream.bytesRead : 0;
    wait.silentTicks = received === wait.received ? wait.silentTicks + 1 : 0;
    wait.received = received;
    return wait.silentTicks >= wait.deadTicks;
  }

  /**
   * The last one takes its place. A set, from which each query is soon deleted again, makes new tables all the time, and old ones
   * refer to new ones: the garbage of most requests would live until the next collection of everything (docs/decisions/113).
   */
  function forget(wait: Wait): void {
    if (waits[wait.place] !== wait) return;
    const last = waits.pop();
    if (last === undefined || last === wait) return;
    waits[wait.place] = last;
    last.place = wait.place;
  }

  function mayWait(patience: Patience): boolean {
    if (patience.ticksLeft <= 0) return false;
    return silentTicks < silenceTicks || waits.length === 0 || ticksSinceProbe >= probeTicks;
  }

  function take(callback: Take): void {
    const own = current.getStore();
    const patience = own?.isOver === false ? own : undefined;
    if (patience !== undefined && !mayWait(patience)) {
      callback(new UnansweredError(), undefined, () => {});
      return;
    }
    ticksSinceProbe = 0;
    const wait: Wait = {
      patience,
      place: waits.length,
      ticks: 0,
      received: 0,
      silentTicks: 0,
      deadTicks: (ownDeadAfter.getStore() ?? deadAfter) / tickMilliseconds,
      client: undefined,
      hasFailed: false,
      fail() {
        wait.hasFailed = true;
        forget(wait);
        if (wait.client !== undefined) cutOff(wait.client);
        else callback(new UnansweredError(), undefined, () => {});
      },
    };
    waits.push(wait);

    function attempt(): void {
      connect((error, client, release) => {
        if (wait.hasFailed) {
          if (client !== undefined) release();
        } else if (client === undefined) {
          forget(wait);
          callback(error, client, release);
        } else if (generationOf.get(client) !== generation) {
          release(true);
          attempt();
        } else {
          wait.client = client;
          waitOf.set(client, wait);
          callback(error, client, release);
        }
      });
    }
    attempt();
  }

  function connectInTime(): Promise<pg.PoolClient>;
  function connectInTime(callback: Take): void;
  function connectInTime(callback?: Take): Promise<pg.PoolClient> | undefined {
    if (callback !== undefined) {
      take(callback);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      take((error, client) => (client === undefined ? reject(error) : resolve(client)));
    });
  }
  pool.connect = connectInTime;
}

/** Fails the queries that were sent on a connection, and every later one: to end it alone would wait for their answers. */
function cutOff(client: pg.PoolClient): void {
  client.end().catch(() => undefined);
  client.connection.stream.destroy();
}

/** The database didn't answer within a request's patience; whether it carried out the statement is unknown. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';

  constructor() {
    super('The database did not answer in time.');
  }
}
