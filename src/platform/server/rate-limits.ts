import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from './clock.ts';
import type { Transaction } from './database.ts';
import { prepareText } from './prepared.ts';

export type RateLimit = {
  name: string;
  points: number;
  /** Length of the window in seconds. */
  seconds: number;
};

export type RateLimits = {
  /** Counts one use, or several points; returns the seconds to wait if that exceeds the limit, else 0. */
  consume(limit: RateLimit, key: string, points?: number): Promise<number>;
  /** The seconds to wait if the limit was exceeded, else 0; counts nothing. */
  waitFor(limit: RateLimit, key: string): Promise<number>;
  /**
   * Removes every counter whose key has one of these as a part of its own, between colons. An id alone is a person's there; that of
   * anything else has its kind before it, as in 'link-…', because a client may have made an account with the same one.
   */
  forget(parts: string[]): Promise<void>;
  /** Takes one counted use back, as after a right password. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
  /**
   * Counts one use in the transaction of what is limited, so that what is undone was never counted. Throws
   * LimitReached, which undoes it, when it is one too many. Who does the same at this moment waits for the end of it.
   */
  countIn(tx: Transaction, limit: RateLimit, key: string): Promise<void>;
  /** Counts one use in a transaction, and returns whether it is within the limit: for what goes another way then. */
  isWithin(tx: Transaction, limit: RateLimit, key: string): Promise<boolean>;
  /** Counts so many uses of each key in a transaction, in one statement. Returns how many of each are within the limit. */
  countEach(tx: Transaction, limit: RateLimit, uses: ReadonlyMap<string, number>): Promise<Map<string, number>>;
};

/** Thrown when a use exceeds its limit. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';

  readonly limit: RateLimit;
  /** When it goes again. */
  readonly until: Date;

  constructor(limit: RateLimit, until: Date) {
    super(`The limit ${limit.name} was reached.`);
    this.limit = limit;
    this.until = until;
  }
}

/** Returns a reached limit as a result instead of throwing it, for commands that return their refusals. */
export async function orLimited<Result>(work: Promise<Result>): Promise<Result | LimitReached> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof LimitReached) return error;
    throw error;
  }
}

const countUse = prepareText<{ points: number; expire: string }>(`
  insert into rate_limits as r (key, points, expire) values ($1, 1, $2)
  on conflict (key) do update set
    points = case when r.expire <= $3 then 1 else r.points + 1 end,
    expire = case when r.expire <= $3 then excluded.expire else r.expire end
  returning points, expire`);

const countUses = prepareText<{ key: string; points: number }>(`
  insert into rate_limits as r (key, points, expire)
  select $1 || used.key, used.points, $3::bigint from unnest($2::text[], $5::int[]) as used(key, points) order by used.key
  on conflict (key) do update set
    points = case when r.expire <= $4 then excluded.points else r.points + excluded.points end,
    expire = case when r.expire <= $4 then excluded.expire else r.expire end
  returning substr(key, char_length($1) + 1) as key, points`);

/** Limits in fixed windows, counted in the database so that all servers share them. */
export function createRateLimits(pool: pg.Pool, clock: Clock): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (limit: RateLimit) => {
    const known = limiters.get(limit.name);
    if (known !== undefined) return known;
    const made = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
      clearExpiredByTimeout: false,
    });
    limiters.set(limit.name, made);
    return made;
  };
  /** Counts one use; returns the moment to try again if that exceeds the limit, else null. */
  async function count(tx: Transaction, limit: RateLimit, key: string): Promise<Date | null> {
    const now = clock.now().getTime();
    const [counted] = await countUse(tx, [`${limit.name}:${key}`, now + limit.seconds * 1000, now]);
    return counted !== undefined && counted.points > limit.points ? new Date(Number(counted.expire)) : null;
  }

  const seconds = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 1000));

  return {
    async consume(limit, key, points = 1) {
      try {
        await limiterOf(limit).consume(key, points);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return seconds(refusal);
        throw refusal;
      }
    },
    async waitFor(limit, key) {
      const counted = await limiterOf(limit).get(key);
      return counted !== null && counted.consumedPoints > limit.points ? seconds(counted) : 0;
    },
    async forget(parts) {
      await pool.query(`delete from rate_limits where string_to_array(key, ':') && $1::text[]`, [parts]);
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(key);
    },
    async countIn(tx, limit, key) {
      const until = await count(tx, limit, key);
      if (until !== null) throw new LimitReached(limit, until);
    },
    async isWithin(tx, limit, key) {
      return (await count(tx, limit, key)) === null;
    },
    async countEach(tx, limit, uses) {
      if (uses.size === 0) return new Map();
      const now = clock.now().getTime();
      const values = [`${limit.name}:`, [...uses.keys()], now + limit.seconds * 1000, now, [...uses.values()]];
      const counted = await countUses(tx, values);
      return new Map(
        counted.map(({ key, points }) => {
          const asked = uses.get(key) ?? 0;
          return [key, Math.min(asked, Math.max(0, limit.points - (points - asked)))];
        }),
      );
    },
  };
}

/** Removes counters whose time has passed: some are kept under the address of a network. */
export async function removeExpiredRateLimits(pool: pg.Pool): Promise<void> {
  await pool.query('delete from rate_limits where expire < extract(epoch from now()) * 1000');
}
