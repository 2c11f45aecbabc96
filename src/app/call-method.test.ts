import { expect, test } from 'vitest';
import * as z from 'zod';
import { methodOf } from './call-method.ts';
import { contract } from './contract.ts';

/** Every procedure with its method below /api and the fields of its input. */
const procedures = Object.entries(contract).flatMap(([area, ofArea]) =>
  Object.entries(ofArea).map(([name, procedure]) => {
    const { route, inputSchema } = procedure['~orpc'];
    return { path: [area, name], method: route.method, fields: inputSchema instanceof z.ZodObject ? inputSchema.shape : {} };
  }),
);

const words = 'Jan de Vries, jan@voorbeeld.be';

test('what is asked for by GET is a read', () => {
  const byGet = procedures.filter(({ path, fields }) => methodOf(path, leastInput(fields)) === 'GET');
  expect(byGet.length).toBeGreaterThan(60);
  expect(byGet.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('no field that takes words of a person is in the address of a call', () => {
  const told = procedures.flatMap(({ path, fields }) =>
    Object.entries(fields)
      .filter(([key, schema]) => schema.safeParse(words).success && methodOf(path, { [key]: words }) === 'GET')
      .map(([key]) => [...path, key].join('.')),
  );
  expect(told).toEqual([]);
});

/** The fields that each call of a procedure has. */
function leastInput(fields: Record<string, z.ZodType>) {
  const needed = Object.entries(fields).filter(([, schema]) => !schema.safeParse(undefined).success);
  return Object.fromEntries(needed.map(([key]) => [key, words]));
}
