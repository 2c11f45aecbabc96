import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { prepareSessionQuery } from '../src/features/profiles/queries.ts';

/** The SQL that every request of Kiem begins with, as it sends it. */
export async function sessionStatement(pool: pg.Pool): Promise<string> {
  let statement = '';
  const logger = {
    logQuery(query: string) {
      statement = query;
    },
  };
  const findSession = prepareSessionQuery(drizzle({ client: pool, casing: 'snake_case', logger }));
  await findSession('', new Date());
  return statement;
}
