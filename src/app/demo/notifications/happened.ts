import { type SQL, sql } from 'drizzle-orm';
import type { NotificationEvent } from '../../../features/notifications/policy.ts';

/** An event of the demo of which one of its accounts is told. */
export type Happened = { personId: string; event: NotificationEvent; at: Date };

/** Of a row: whom it tells, and when it happened, in milliseconds since 1970. */
type Told = { personId: string; at: number };

/** Turns rows into events. A person isn't told of their own acts. */
export function happenedOf<Row extends Told>(rows: Row[], eventOf: (row: Row) => NotificationEvent): Happened[] {
  return rows
    .map((row) => ({ personId: row.personId, event: eventOf(row), at: new Date(row.at) }))
    .filter(({ personId, event }) => event.actorId !== personId);
}

/** The milliseconds since 1970 of a time in the database. */
export const timeOf = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;
