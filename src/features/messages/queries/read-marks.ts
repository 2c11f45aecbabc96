import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';

/** The condition that two people (SQL of their ids) both share read marks, without which neither learns what the other read. */
export function shareReadMarksSql(one: SQL, other: SQL): SQL {
  return sql`(select bool_and(shows_read_marks) from message_preferences where person_id in (${one}, ${other})) is not false`;
}

/** Whether two people both share read marks. */
export async function shareReadMarks(executor: Executor, one: string, other: string): Promise<boolean> {
  const { rows } = await executor.execute<{ are_shared: boolean }>(
    sql`select ${shareReadMarksSql(sql`${one}::uuid`, sql`${other}::uuid`)} as are_shared`,
  );
  return rows[0]?.are_shared === true;
}
