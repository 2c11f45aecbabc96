import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * Runs a query as a prepared statement: PostgreSQL plans it once for each connection and text, and then no more. For a long
 * query that takes longer to plan than to run, of few texts, whose plan is right whatever its values are.
 */
export async function executePrepared<Row extends Record<string, unknown>>(executor: Executor, query: SQL): Promise<Row[]> {
  const written = dialect.sqlToQuery(query);
  const name = createHash('sha256').update(written.sql).digest('base64url').slice(0, 22);
  const statement = executor._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
    written,
    undefined,
    name,
    false,
  );
  const { rows } = await statement.execute();
  return rows;
}
