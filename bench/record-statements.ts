import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../src/platform/server/database.ts';

/**
 * A recorded statement of Kiem, with the viewer and the thing replaced: a person, a project or a job. It has a name if Kiem prepares
 * it, and the minimal server then does too.
 */
export type Statement = {
  name?: string;
  text: string;
  valuesFor(viewerId: string, thingId: string, before: { person_id?: string }[]): unknown[];
};

/** A read of Kiem for a viewer. */
export type Read = (db: Database, viewerId: string, thingId: string) => Promise<unknown>;

/** Records the statements of a read for this viewer and this thing. Lists of ids among their values are those of the answer before. */
export async function recordStatements(pool: pg.Pool, read: Read, viewer: string, thing: string): Promise<Statement[]> {
  const recorded: Statement[] = [];
  // One connection, which then knows all that was prepared.
  const client = new pg.Pool({ ...pool.options, max: 1 });
  const logger = {
    logQuery(text: string, values: unknown[]) {
      recorded.push({
        text,
        valuesFor: (viewerId, thingId, before) =>
          values.map((value) => {
            if (isListOfIds(value)) return before.map((row) => row.person_id);
            if (value === viewer) return viewerId;
            return value === thing ? thingId : value;
          }),
      });
    },
  };
  try {
    await read(drizzle({ client, casing: 'snake_case', logger }), viewer, thing);
    const { rows } = await client.query<{ name: string; statement: string }>('select name, statement from pg_prepared_statements');
    const names = new Map(rows.map(({ name, statement }) => [statement, name]));
    return recorded.map((statement) => {
      const name = names.get(statement.text);
      return name === undefined ? statement : { ...statement, name };
    });
  } finally {
    await client.end();
  }
}

const isListOfIds = (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === 'string' && each.length === 36);
