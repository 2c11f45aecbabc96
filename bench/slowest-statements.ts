import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/server/embedded-postgres/start-embedded-postgres.ts';
import { printTable } from './report.ts';

const shown = 12;

/** Starts PostgreSQL so that it counts what each statement takes, which it can only begin to do at a start. */
export async function startCountingPostgres(options: Parameters<typeof startEmbeddedPostgres>[0]): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(options);
  const isCounting = await withClient(postgres.connection, async (client) => {
    const { rows } = await client.query<{ shared_preload_libraries: string }>('show shared_preload_libraries');
    if (rows[0]?.shared_preload_libraries === 'pg_stat_statements') return true;
    await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
    return false;
  });
  if (isCounting) return postgres;
  await postgres.stop();
  return startEmbeddedPostgres(options);
}

/** Forgets what was counted so far. */
export async function forgetStatements(connection: pg.ClientConfig): Promise<void> {
  await withClient(connection, async (client) => {
    await client.query('create extension if not exists pg_stat_statements');
    await client.query('select pg_stat_statements_reset()');
  });
}

type Counted = { query: string; calls: number; total: number; each: number; buffers: number };

/** Prints the statements that took the most time together, and writes them with their plans into a file. */
export async function reportStatements(connection: pg.ClientConfig, file: string): Promise<void> {
  await withClient(connection, async (client) => {
    const { rows } = await client.query<Counted>(`
      select query, calls::int, total_exec_time + total_plan_time as total, (total_exec_time + total_plan_time) / calls as each,
        ((shared_blks_hit + shared_blks_read) / calls)::int as buffers
      from pg_stat_statements join pg_database d on d.oid = dbid
      where d.datname = current_database() and query not like '%pg_stat_statements%'
      order by total desc limit ${shown}`);
    printTable([
      ['Statement', 'calls', 'ms each', 'ms in all', 'buffers'],
      ...rows.map(({ query, calls, each, total, buffers }) => [
        query.replaceAll(/\s+/g, ' ').trim().slice(0, 90),
        String(calls),
        each.toFixed(3),
        total.toFixed(0),
        String(buffers),
      ]),
    ]);
    const texts: string[] = [];
    for (const { query, calls, each } of rows)
      texts.push(`-- ${calls} calls of ${each.toFixed(3)} ms\n${query}\n\n${await planOf(client, query)}\n`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, texts.join('\n'));
  });
}

/** The plan that serves any values; the reason where a statement has none, such as `commit`. */
async function planOf(client: pg.Client, query: string): Promise<string> {
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan, costs off) ${query}`);
    return rows.map((row) => `-- ${row['QUERY PLAN']}`).join('\n');
  } catch (error) {
    return `-- no plan: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function withClient<Result>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
