import { expect, test } from 'vitest';
import * as z from 'zod';
import { accessRows } from './testing/access-rows.ts';
import { makeScene } from './testing/access-scene.ts';
import { callRest } from './testing/call-procedure.ts';
import { contractProcedures } from './testing/contract-procedures.ts';
import { type InputPlace, placesOf, withAt } from './testing/input-places.ts';
import { startTestServer } from './testing/test-server.ts';

const server = await startTestServer({ tasks: [] });
const scene = await makeScene(server);

const texts = [
  ...['\u0000', 'a\ud800b', '\u202e\u200b\r\nBcc: x@y.z', "%_\\';--", '__proto__', 'w'.repeat(100), 'Ж'.repeat(100), '😀'.repeat(50)],
  ...['a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3', '!&|():*<-> \' "', 'zoek=%00', `zoek=${'😀'.repeat(50)}`],
];
/** Places of lists in every order, in range and out of it. */
const moments = ['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', '0000-01-01', '2200-01-01', 'infinity', '999999', '40000', '1.5'];
const cursors = moments.map((moment) => `${moment}_${scene.jobId}`);
const numbers = [-1, 0.5, 2_147_483_648, Number.MAX_SAFE_INTEGER, 1e300];

const schemaOf = (name: string) => contractProcedures.get(name)?.['~orpc'].inputSchema;

/** The values to try at a place. */
function valuesFor({ schema }: InputPlace): unknown[] {
  if (schema instanceof z.ZodNumber) return numbers;
  return schema instanceof z.ZodEnum ? schema.options : [...texts, ...cursors];
}

const isInput = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Orders and kinds change how the rest of an input is read. */
function inputsOf(name: string): Record<string, unknown>[] {
  const base = accessRows.get(name)?.input?.(scene, server) ?? {};
  const places = placesOf(schemaOf(name));
  const sorts = places.filter(({ path }) => path.length === 1 && path[0] === 'sort').flatMap(valuesFor);
  const bases = [base, ...sorts.map((sort) => ({ ...base, sort }))];
  return places
    .flatMap((place) => bases.flatMap((each) => valuesFor(place).map((value) => withAt(each, place.path, value))))
    .filter(isInput);
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
