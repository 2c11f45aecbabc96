import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { writeSql } from './write-sql.ts';

/**
 * The most texts that are prepared, the first that are asked for: each takes memory of every connection, and somebody could
 * combine filters in thousands of ways. All others are planned each time.
 */
const mostTexts = 200;
/** The name of each prepared text: hashing a long text for every request would cost more than looking it up. */
const names = new Map<string, string>();

/**
 * Runs a query as a prepared statement: PostgreSQL plans it once for each connection and text, and then no more. For a long
 * query that takes longer to plan than to run, of few texts, whose plan is right whatever its values are.
 */
export async function executePrepared<Row extends Record<string, unknown>>(executor: Executor, query: SQL): Promise<Row[]> {
  const written = writeSql(query);
  return execute(executor, written, nameOf(written.sql));
}

/**
 * Makes a read of a text that never changes, with its values at `$1` and on, which runs as a prepared statement. For a text
 * of thousands of letters: to put it together and look its name up takes longer than all else that a read does here.
 */
export function prepareText<Row extends Record<string, unknown>>(text: string) {
  const name = digestOf(text);
  return (executor: Executor, params: unknown[]): Promise<Row[]> => execute(executor, { sql: text, params }, name);
}

/**
 * Makes a read of a query whose text is always the same and whose rules are written with Drizzle: `write` puts it together once, with
 * `value(name)` where a value will stand. It must pass these on as they are.
 */
export function prepareSql<Row extends Record<string, unknown>, Name extends string>(write: (value: (name: Name) => string) => SQL) {
  const nameOf = new Map<unknown, Name>();
  const marked = (name: Name) => {
    const mark = `\u0000${name}`;
    nameOf.set(mark, name);
    return mark;
  };
  let written: { sql: string; params: unknown[]; digest: string } | undefined;
  return (executor: Executor, values: Record<Name, string>): Promise<Row[]> => {
    if (written === undefined) {
      const { sql, params } = writeSql(write(marked));
      written = { sql, params, digest: digestOf(sql) };
    }
    const { sql, digest } = written;
    const params = written.params.map((param) => {
      const name = nameOf.get(param);
      return name === undefined ? param : values[name];
    });
    return execute(executor, { sql, params }, digest);
  };
}

/** A query that Drizzle has built, and runs with values for its placeholders. */
type Built<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> };

/**
 * Makes a read that Drizzle builds once for the database, and which PostgreSQL plans once for each connection. Values stand in it as
 * `sql.placeholder`. In a transaction it is built each time.
 */
export function prepareRead<Rows>(name: string, build: (executor: Executor) => { prepare(name: string): Built<Rows> }) {
  const builtFor = new WeakMap<Executor, Built<Rows>>();
  return (executor: Executor, values: Record<string, unknown>): Promise<Rows> => {
    const built = builtFor.get(executor) ?? build(executor).prepare(name);
    builtFor.set(executor, built);
    return built.execute(values);
  };
}

async function execute<Row extends Record<string, unknown>>(
  executor: Executor,
  written: { sql: string; params: unknown[] },
  name: string | undefined,
): Promise<Row[]> {
  const statement = executor._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
    written,
    undefined,
    name,
    false,
  );
  const { rows } = await statement.execute();
  return rows;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostTexts) return known;
  const name = digestOf(text);
  names.set(text, name);
  return name;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
