import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { LimitReached, removeExpiredRateLimits } from './rate-limits.ts';

const server = await startTestServer();
const { services } = server;
const { rateLimits, pool, db } = services;
const limit = { name: 'proef', points: 2, seconds: 60 };

test('a limit lets its points through, says how long to wait, and takes a use back', async () => {
  expect(await rateLimits.consume(limit, 'anna')).toBe(0);
  expect(await rateLimits.consume(limit, 'anna')).toBe(0);
  expect(await rateLimits.consume(limit, 'anna')).toBeGreaterThan(0);
  expect(await rateLimits.consume(limit, 'bram')).toBe(0);

  await rateLimits.giveBack(limit, 'anna');
  await rateLimits.giveBack(limit, 'anna');

  expect(await rateLimits.consume(limit, 'anna')).toBe(0);
});

test('a rolled-back use is never counted, and one use too many rolls back its transaction', async () => {
  const use = () => db.transaction((tx) => rateLimits.countIn(tx, limit, 'chris'));
  const undone = db.transaction(async (tx) => {
    await rateLimits.countIn(tx, limit, 'chris');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await use();
  await use();

  const until = new Date(server.clock.now().getTime() + 60_000);
  await expect(use()).rejects.toEqual(new LimitReached(limit, until));
  await expect(use()).rejects.toEqual(new LimitReached(limit, until));
  server.clock.advance({ seconds: 60 });
  await expect(use()).resolves.toBeUndefined();
});

test('of ten at once in transactions as many are let through as the limit has', async () => {
  const attempts = Array.from({ length: 10 }, () => db.transaction((tx) => rateLimits.countIn(tx, limit, 'dirk')));

  const results = await Promise.allSettled(attempts);

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('of several uses of several keys as many of each are let through as its limit still has', async () => {
  const count = (uses: [string, number][]) => db.transaction((tx) => rateLimits.countEach(tx, limit, new Map(uses)));
  await db.transaction((tx) => rateLimits.countIn(tx, limit, 'fien'));

  const first = await count([
    ['fien', 3],
    ['gijs', 1],
  ]);

  expect(first).toEqual(
    new Map([
      ['fien', 1],
      ['gijs', 1],
    ]),
  );
  expect(await count([['fien', 1]])).toEqual(new Map([['fien', 0]]));
  server.clock.advance({ seconds: 60 });
  expect(await count([['fien', 3]])).toEqual(new Map([['fien', 2]]));
});

test('counters whose time has passed are removed, with the addresses in their names', async () => {
  await rateLimits.consume(limit, '203.0.113.7');
  await rateLimits.consume(limit, '203.0.113.8');
  await pool.query(`update rate_limits set expire = extract(epoch from now()) * 1000 - 1 where key like '%113.7'`);

  await removeExpiredRateLimits(pool);

  const { rows } = await pool.query(`select key from rate_limits where key like '%203.0.113%'`);
  expect(rows).toEqual([{ key: 'proef:203.0.113.8' }]);
});
