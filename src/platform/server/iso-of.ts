/** A time of the database as ISO 8601 in UTC. Drizzle leaves times as PostgreSQL writes them, pg makes dates of them. */
export function isoOf(time: Date | string): string {
  return new Date(time).toISOString();
}
