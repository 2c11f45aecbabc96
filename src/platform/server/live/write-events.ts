import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { executePrepared } from '../prepared.ts';

type NewEvent = { topic: string; id: string | null; createdAt: Date };

/**
 * SQL that writes events of one topic as part of a statement that causes them: rows of (person_id, entity_id, created_at) from `rows`, the
 * SQL of a query. `Live.wake` afterwards sends them at once.
 */
export function writeEventsSql(topic: string, rows: string): string {
  return `insert into live_events (topic, person_id, entity_id, created_at) select '${topic}', written.* from (${rows}) written`;
}

/** Writes an event for each person, in the transaction of its cause. */
export async function writeEvents(tx: Transaction, people: readonly string[], { topic, id, createdAt }: NewEvent): Promise<void> {
  // One parameter for all of them: a statement has at most 65,535, and a project may have more followers.
  await executePrepared(
    tx,
    sql`
    insert into live_events (person_id, topic, entity_id, created_at)
    select distinct person_id, ${topic}, ${id}::uuid, ${createdAt.toISOString()}::timestamptz
    from unnest(${sql.param(people)}::uuid[]) as told(person_id)`,
  );
}
