import type pg from 'pg';
import { quantile } from './measurement.ts';

type Plan = { 'QUERY PLAN': [{ 'Execution Time': number }] };

const runs = 300;

/** Measures PostgreSQL's own time for a prepared statement in milliseconds. After some runs it uses a generic plan, as it does for Kiem. */
export async function timeStatement(
  client: pg.PoolClient,
  text: string,
  valuesOf: (turn: number) => string[],
): Promise<{ p50: number; p99: number }> {
  await client.query(`prepare timed as ${text}`);
  const milliseconds: number[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const values = valuesOf(turn).map((value) => client.escapeLiteral(value));
    const { rows } = await client.query<Plan>(`explain (analyze, timing off, format json) execute timed(${values.join(', ')})`);
    milliseconds.push(rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? Number.NaN);
  }
  await client.query('deallocate timed');
  return { p50: quantile(milliseconds, 0.5), p99: quantile(milliseconds, 0.99) };
}
