import { expect, test } from 'vitest';
import * as z from 'zod';
import { contractProcedures } from './testing/contract-procedures.ts';

/** Each text of an input, with its place. */
function textsOf(schema: unknown, place: string): [place: string, text: z.ZodString][] {
  if (schema instanceof z.ZodString) return [[place, schema]];
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([name, field]) => textsOf(field, `${place}.${name}`));
  if (schema instanceof z.ZodArray) return textsOf(schema.element, `${place}[]`);
  if (schema instanceof z.ZodPipe) return textsOf(schema.in, place);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => textsOf(option, place));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return textsOf(schema.unwrap(), place);
  return [];
}

const texts = [...contractProcedures].flatMap(([name, { '~orpc': procedure }]) => textsOf(procedure.inputSchema, name));
const takes = (schema: z.ZodString, text: string) => schema.safeParse(text).success;

/** Texts that have to be filled in, and are shown: such as a name, of which a letter is enough. */
const filled = texts.filter(([place, text]) => takes(text, 'x') && !takes(text, '') && !/(email|password|token)$/i.test(place));

test('a text that has to be filled in isn’t filled by characters without a shape', () => {
  expect(filled.length).toBeGreaterThan(30);
  expect(filled.filter(([, text]) => takes(text, '\u200b') || takes(text, ' \u2060\u00ad ')).map(([place]) => place)).toEqual([]);
});
