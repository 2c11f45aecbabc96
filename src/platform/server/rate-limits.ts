import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export type RateLimit = {
  name: string;
  points: number;
  /** Length of the window in seconds. */
  seconds: number;
};

export type RateLimits = {
  /** Counts one use; gives the seconds to wait when the limit was passed, else 0. */
  consume(limit: RateLimit, key: string): Promise<number>;
  /** Takes one counted use back, as after a right password. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
};

/** Limits in fixed windows, counted in the database so that all servers share them. */
export function createRateLimits(pool: pg.Pool): RateLimits {
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
  const seconds = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 1000));

  return {
    async consume(limit, key) {
      try {
        await limiterOf(limit).consume(key);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return seconds(refusal);
        throw refusal;
      }
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(key);
    },
  };
}

/** Removes counters whose time has passed: some are kept under the address of a network. */
export async function removeExpiredRateLimits(pool: pg.Pool): Promise<void> {
  await pool.query('delete from rate_limits where expire < extract(epoch from now()) * 1000');
}
