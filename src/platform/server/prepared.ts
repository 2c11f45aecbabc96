import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { writeSql } from './write-sql.ts';

/**
 * The most texts that are prepared, the first that are asked for: each takes memory of every connection, and somebody could
 * combine filters in thousands of ways. All others are planned each time.
 */
const mostTexts = 200;
/** The name of each prepared text: hashing a long text for every request would cost more than looking it up. */
const names = new Map<string, string>();

/**
 * Runs a query as a prepared statement: PostgreSQL plans it once for each connection and text, and then no more. For a long
 * query that takes longer to plan than to run, of few texts, whose plan is right whatever its values are.
 */
export async function executePrepared<Row extends Record<string, unknown>>(executor: Executor, query: SQL): Promise<Row[]> {
  const written = writeSql(query);
  const statement = executor._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
    written,
    undefined,
    nameOf(written.sql),
    false,
  );
  const { rows } = await statement.execute();
  return rows;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostTexts) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}
