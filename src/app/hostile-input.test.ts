import { expect, test } from 'vitest';
import * as z from 'zod';
import { accessRows } from './testing/access-rows.ts';
import { makeScene } from './testing/access-scene.ts';
import { callRest } from './testing/call-procedure.ts';
import { contractProcedures } from './testing/contract-procedures.ts';
import { startTestServer } from './testing/test-server.ts';

const server = await startTestServer({ tasks: [] });
const scene = await makeScene(server);

const texts = [
  ...['\u0000', 'a\ud800b', '\u202e\u200b\r\nBcc: x@y.z', "%_\\';--", '__proto__', 'w'.repeat(100), 'Ж'.repeat(100), '😀'.repeat(50)],
  ...['a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3', '!&|():*<-> \' "', 'zoek=%00', `zoek=${'😀'.repeat(50)}`],
];
/** Places of lists in every order, in range and out of it. */
const places = ['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', '0000-01-01', '2200-01-01', 'infinity', '999999', '40000', '1.5'];
const cursors = places.map((place) => `${place}_${scene.jobId}`);
const numbers = [-1, 0.5, 2_147_483_648, Number.MAX_SAFE_INTEGER, 1e300];

type Path = (string | number)[];

const schemaOf = (name: string) => contractProcedures.get(name)?.['~orpc'].inputSchema;

/** The places in an input at which a text or number stands, each with the values to try there. */
function leavesOf(schema: unknown, path: Path = []): [Path, unknown[]][] {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return [[path, [...texts, ...cursors]]];
  if (schema instanceof z.ZodNumber) return [[path, numbers]];
  if (schema instanceof z.ZodEnum) return [[path, schema.options]];
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([name, field]) => leavesOf(field, [...path, name]));
  if (schema instanceof z.ZodArray) return leavesOf(schema.element, [...path, 0]);
  if (schema instanceof z.ZodPipe) return leavesOf(schema.in, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => leavesOf(option, path));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return leavesOf(schema.unwrap(), path);
  return [];
}

/** A copy of an input with a value at a place. */
function withAt(input: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === 'number') return [withAt(Array.isArray(input) ? input[0] : undefined, rest, value)];
  const fields = typeof input === 'object' && input !== null ? input : {};
  return { ...fields, [first]: withAt(Object.entries(fields).find(([name]) => name === first)?.[1], rest, value) };
}

const isInput = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Orders and kinds change how the rest of an input is read. */
function inputsOf(name: string): Record<string, unknown>[] {
  const base = accessRows.get(name)?.input?.(scene, server) ?? {};
  const leaves = leavesOf(schemaOf(name));
  const sorts = leaves.filter(([path]) => path.length === 1 && path[0] === 'sort').flatMap(([, values]) => values);
  const bases = [base, ...sorts.map((sort) => ({ ...base, sort }))];
  return leaves.flatMap(([path, values]) => bases.flatMap((each) => values.map((value) => withAt(each, path, value)))).filter(isInput);
}

const marketplace =
  /^(jobs|ownJobs|savedJobs|applications|applicants|answers|retention|savedSearches|talent|savedTalents|talentInvitations)\./;
const names = [...contractProcedures.keys()].filter((name) => marketplace.test(name) && inputsOf(name).length > 0);

test.each(names)('%s answers every text and number, or refuses it', async (name) => {
  for (const input of inputsOf(name)) {
    const { status } = await callRest(scene.owner, name, input);
    expect({ input, isServerError: status >= 500 }).toEqual({ input, isServerError: false });
  }
});
