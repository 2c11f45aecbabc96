import { bigint, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';

/** Keys that all servers on one database share, made at the first start. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Counters of rate-limiter-flexible, whose column names these are; shared by all servers. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  // Serves the clean-up of counters whose time has passed.
  (table) => [index('rate_limits_expire').on(table.expire)],
);
