import pg from 'pg';
import type { Database } from './database.ts';

/** Leaves times as PostgreSQL writes them, as Drizzle does. */
const textTimes: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === pg.types.builtins.TIMESTAMPTZ ? (text: string) => text : pg.types.getTypeParser(type, format),
};

/**
 * Runs a read without Drizzle, which would take as long as reading its rows; as a prepared statement where it has a name. Times come as
 * text, for `isoOf`.
 */
export async function readRows<Row extends pg.QueryResultRow>(
  db: Database,
  query: { name?: string; text: string; values: unknown[] },
): Promise<Row[]> {
  const { rows } = await db.$client.query<Row>({ ...query, types: textTimes });
  return rows;
}
