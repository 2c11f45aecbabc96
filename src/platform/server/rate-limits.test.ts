import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { removeExpiredRateLimits } from './rate-limits.ts';

const { services } = await startTestServer();
const { rateLimits, pool } = services;
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

test('counters whose time has passed are removed, with the addresses in their names', async () => {
  await rateLimits.consume(limit, '203.0.113.7');
  await rateLimits.consume(limit, '203.0.113.8');
  await pool.query(`update rate_limits set expire = extract(epoch from now()) * 1000 - 1 where key like '%113.7'`);

  await removeExpiredRateLimits(pool);

  const { rows } = await pool.query(`select key from rate_limits where key like '%203.0.113%'`);
  expect(rows).toEqual([{ key: 'proef:203.0.113.8' }]);
});
