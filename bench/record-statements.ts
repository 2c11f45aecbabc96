import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
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
  const record = ({ name, text }: { name?: string; text: string }, values: unknown[]) => {
    recorded.push({
      ...(name && { name }),
      text,
      valuesFor: (viewerId, thingId, before) =>
        values.map((value) => {
          if (isListOfIds(value)) return before.map((row) => row.person_id);
          if (value === viewer) return viewerId;
          return value === thing ? thingId : value;
        }),
    });
    return pool.query({ text, values, ...(name && { name }) });
  };
  const client = new Proxy(pool, { get: (target, key) => (key === 'query' ? record : Reflect.get(target, key)) });
  await read(drizzle({ client, casing: 'snake_case' }), viewer, thing);
  return recorded;
}

const isListOfIds = (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === 'string' && each.length === 36);
