import { hashSessionToken } from '../../src/features/accounts/commands/sessions.ts';
import { feedPageSql } from '../../src/features/feed/queries.ts';
import { openPool } from '../../src/platform/server/database.ts';
import { quantile } from '../load.ts';
import { printTable } from '../report.ts';
import type { Bench } from '../scenario.ts';
import { sessionStatement } from '../statements.ts';

type Plan = { 'QUERY PLAN': [{ 'Execution Time': number }] };

/** The two statements of a page without any HTTP: how many PostgreSQL answers, and how long each takes it. */
export async function measureStatements({ connection, world, load }: Bench): Promise<void> {
  const pool = openPool(connection);
  const sessionSql = await sessionStatement(pool);
  const newest = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
  const past = world.cursorAfter(Math.floor(world.posts / 10)).split('_');

  let pages = 0;
  const end = performance.now() + load.seconds * 1000;
  async function keepReading(_: unknown, connectionIndex: number): Promise<void> {
    for (let turn = connectionIndex; performance.now() < end; turn += load.connections) {
      const { token } = world.session(1 + (turn % (world.signedInPeople - 1)));
      const session = await pool.query<string[]>({
        name: 'session',
        text: sessionSql,
        values: [hashSessionToken(token), new Date().toISOString()],
        rowMode: 'array',
      });
      await pool.query({ name: 'feed-page', text: feedPageSql, values: [session.rows[0]?.[0], ...newest], rowMode: 'array' });
      pages += 1;
    }
  }
  await Promise.all(Array.from({ length: load.connections }, keepReading));

  // Prepared, as Kiem's are: after some runs PostgreSQL plans once for all viewers.
  const client = await pool.connect();
  async function times(statement: string, valuesOf: (turn: number) => string[]): Promise<string[]> {
    const milliseconds: number[] = [];
    for (let turn = 0; turn < 300; turn += 1) {
      const values = valuesOf(turn).map((value) => client.escapeLiteral(value));
      const { rows } = await client.query<Plan>(`explain (analyze, timing off, format json) execute ${statement}(${values.join(', ')})`);
      milliseconds.push(rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? Number.NaN);
    }
    return [quantile(milliseconds, 0.5).toFixed(3), quantile(milliseconds, 0.99).toFixed(3)];
  }
  const ordinary = (turn: number) => world.personId(1 + (turn % (world.people - 1)));
  await client.query(`prepare session_of as ${sessionSql}`);
  await client.query(`prepare feed_page as ${feedPageSql}`);
  const rows = [
    [
      'session',
      ...(await times('session_of', (turn) => [
        hashSessionToken(world.session(turn % world.signedInPeople).token),
        new Date().toISOString(),
      ])),
    ],
    ['first page', ...(await times('feed_page', (turn) => [ordinary(turn), ...newest]))],
    ['person with 20,000 likes', ...(await times('feed_page', () => [world.personId(0), ...newest]))],
    ['a page deep in the past', ...(await times('feed_page', (turn) => [ordinary(turn), ...past]))],
  ];
  client.release();
  await pool.end();
  printTable([['The SQL alone', 'p50 ms', 'p99 ms'], ...rows]);
  process.stdout.write(
    `Session and first page through pg alone, ${load.connections} connections: ${Math.round(pages / load.seconds)} per second\n`,
  );
}
