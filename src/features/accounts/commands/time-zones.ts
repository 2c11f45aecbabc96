import { sql } from 'drizzle-orm';
import { databaseError, type Executor } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { accounts } from '../tables.ts';

/** The zone of a new account, and of one whose own zone is gone. */
const usualZone = 'Europe/Brussels';

/**
 * A zone that JavaScript knows, as PostgreSQL spells it; null when PostgreSQL doesn't know it. JavaScript takes any letter
 * case, and old names of its own such as AET. A name without a slash gives way to the zone that it is a name of: PostgreSQL
 * may take it for an offset without summer time (CET), or for another country's (IST).
 */
export async function findTimeZone(executor: Executor, name: string): Promise<string | null> {
  const { timeZone: canonical } = new Intl.DateTimeFormat('nl', { timeZone: name }).resolvedOptions();
  const names = name.includes('/') ? [name, canonical] : [canonical];
  const { rows } = await executor.execute<{ name: string }>(sql`
    select known.name from pg_timezone_names known
    join unnest(${sql.param(names)}::text[]) with ordinality as asked(name, place) on lower(asked.name) = lower(known.name)
    order by asked.place limit 1`);
  return rows[0]?.name ?? null;
}

/** SQLSTATE of a time zone that PostgreSQL doesn't know, among others. */
const invalidParameter = '22023';

/**
 * Runs a chore whose statements compute with everybody's zone, where one that PostgreSQL doesn't know fails for all. Only
 * known ones are stored, but an update of PostgreSQL or a restore elsewhere may lose one: then its people get the usual
 * one, and the chore runs again.
 */
export function withKnownZones(run: (services: Services) => Promise<void>): (services: Services) => Promise<void> {
  return async (services) => {
    try {
      await run(services);
    } catch (error) {
      if (databaseError(error)?.code !== invalidParameter) throw error;
      const people = await replaceUnknownZones(services.db);
      services.log.warn({ people }, `zones that PostgreSQL does not know became ${usualZone}`);
      await run(services);
    }
  };
}

/** Returns how many people had one. */
async function replaceUnknownZones(executor: Executor): Promise<number> {
  const replaced = await executor
    .update(accounts)
    .set({ timeZone: usualZone })
    .where(sql`${accounts.timeZone} not in (select name from pg_timezone_names)`)
    .returning({ id: accounts.id });
  return replaced.length;
}
