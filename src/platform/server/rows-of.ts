import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './database.ts';

/** The rows that are in memory at once: few, as one may have hundreds of kilobytes. */
export const rowsAtOnce = 100;

type Wanted = { from: PgTable; columns?: Record<string, PgColumn>; where: SQL | undefined; orderBy?: SQLWrapper[] };

let opened = 0;

/** Reads rows some at a time, as they are asked for, by a cursor; they come with the values that a select of Drizzle would return. */
export async function* rowsOf(
  tx: Transaction,
  { from, columns = getTableColumns(from), where, orderBy = [] }: Wanted,
): AsyncGenerator<Record<string, unknown>, void> {
  // Drizzle's type of any condition, which would otherwise read the whole table.
  if (where === undefined) throw new Error('Rows are read by a condition.');
  opened += 1;
  const cursor = sql.identifier(`rows_${opened}`);
  const selected = Object.entries(columns);
  const list = selected.map(([key, column]) => sql`${column} as ${sql.identifier(key)}`);
  const order = orderBy.length === 0 ? sql`` : sql` order by ${sql.join(orderBy, sql`, `)}`;
  await tx.execute(sql`declare ${cursor} no scroll cursor for select ${sql.join(list, sql`, `)} from ${from} where ${where}${order}`);
  for (;;) {
    const { rows } = await tx.execute(sql`fetch ${sql.raw(String(rowsAtOnce))} from ${cursor}`);
    for (const row of rows) {
      yield Object.fromEntries(
        selected.map(([key, column]) => {
          const value = row[key];
          return [key, value === null ? null : column.mapFromDriverValue(value)];
        }),
      );
    }
    if (rows.length < rowsAtOnce) break;
  }
  // One that isn't read to its end goes with the transaction.
  await tx.execute(sql`close ${cursor}`);
}
