import { hashSessionToken } from '../../src/features/accounts/commands/sessions.ts';
import { feedPageSql } from '../../src/features/feed/queries.ts';
import { sessionSql } from '../../src/features/profiles/queries.ts';
import { openPool } from '../../src/platform/server/database.ts';
import { printTable } from '../report.ts';
import type { Bench } from '../scenario.ts';
import { timeStatement } from '../statements.ts';

/** Measures the two statements of a page without HTTP: their throughput and the time of each. */
export async function measureStatements({ connection, world, load }: Bench): Promise<void> {
  const pool = openPool(connection);
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

  const client = await pool.connect();
  const ordinary = (turn: number) => world.personId(1 + (turn % (world.people - 1)));
  const token = (turn: number) => hashSessionToken(world.session(turn % world.signedInPeople).token);
  const statements: [string, string, (turn: number) => string[]][] = [
    ['session', sessionSql, (turn) => [token(turn), new Date().toISOString()]],
    ['first page', feedPageSql, (turn) => [ordinary(turn), ...newest]],
    ['person with 20,000 likes', feedPageSql, () => [world.personId(0), ...newest]],
    ['a page deep in the past', feedPageSql, (turn) => [ordinary(turn), ...past]],
  ];
  const rows: string[][] = [];
  for (const [name, text, valuesOf] of statements) {
    const { p50, p99 } = await timeStatement(client, text, valuesOf);
    rows.push([name, p50.toFixed(3), p99.toFixed(3)]);
  }
  client.release();
  await pool.end();
  printTable([['The SQL alone', 'p50 ms', 'p99 ms'], ...rows]);
  process.stdout.write(
    `Session and first page through pg alone, ${load.connections} connections: ${Math.round(pages / load.seconds)} per second\n`,
  );
}
