import type { Transaction } from '../database.ts';
import { prepareText } from '../prepared.ts';
import { maxTopicLength } from './message.ts';

type NewEvent = { topic: string; id: string | null; createdAt: Date };

/**
 * SQL that writes events of one topic as part of a statement that causes them: rows of (person_id, entity_id, created_at) from `rows`, the
 * SQL of a query. `Live.wake` afterwards sends them at once.
 */
export function writeEventsSql(topic: string, rows: string): string {
  checkTopic(topic);
  return `insert into live_events (topic, person_id, entity_id, created_at) select '${topic}', written.* from (${rows}) written`;
}

/** Writes an event for each person, in the transaction of its cause. */
export async function writeEvents(tx: Transaction, people: readonly string[], { topic, id, createdAt }: NewEvent): Promise<void> {
  checkTopic(topic);
  // One parameter for all of them: a statement has at most 65,535, and a project may have more followers.
  await write(tx, [topic, id, createdAt.toISOString(), people]);
}

/** How many events a stream takes at once relies on their longest topic. */
function checkTopic(topic: string): void {
  if (topic.length > maxTopicLength) throw new Error(`The topic ${topic} is longer than ${maxTopicLength} characters.`);
}

const write = prepareText(`
  insert into live_events (person_id, topic, entity_id, created_at)
  select distinct person_id, $1, $2::uuid, $3::timestamptz from unnest($4::uuid[]) as told(person_id)`);
