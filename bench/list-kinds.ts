import { drizzle } from 'drizzle-orm/node-postgres';
import { type Connection, type Database, openPool } from '../src/platform/server/database.ts';
import { exactCpuOf } from './processes.ts';
import type { Bar } from './report.ts';

const bars = { queries: 2, milliseconds: 5 };
/** Other work of the machine only ever adds to a turn, so the least of them counts. */
const turns = 5;
const times = 10;
/** A prepared statement keeps its plan from the sixth time on. */
const warmUp = 6;

/** Reads the first page of each kind of a list, and returns its queries and the CPU time that PostgreSQL takes for them. */
export async function measureListKinds<Asked>(
  connection: Connection,
  list: string,
  kinds: Record<string, Asked>,
  read: (db: Database, asked: Asked) => Promise<unknown>,
): Promise<Bar[]> {
  const pool = openPool(connection, 1);
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  let queries = 0;
  const logger = {
    logQuery() {
      queries += 1;
    },
  };
  const db = drizzle({ client: pool, casing: 'snake_case', logger });
  const found: Bar[] = [];
  for (const [name, asked] of Object.entries(kinds)) {
    for (let time = 0; time < warmUp; time += 1) await read(db, asked);
    const before = queries;
    let least = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < turns; turn += 1) {
      const begin = exactCpuOf(pid);
      for (let time = 0; time < times; time += 1) await read(db, asked);
      least = Math.min(least, (exactCpuOf(pid) - begin) / times);
    }
    found.push(
      { name: `${list}, ${name}: queries`, measured: (queries - before) / (turns * times), bar: bars.queries, is: 'at most' },
      {
        name: `${list}, ${name}: CPU time of the database`,
        measured: least,
        bar: bars.milliseconds,
        is: 'at most',
        unit: ' ms',
      },
    );
  }
  await pool.end();
  return found;
}
