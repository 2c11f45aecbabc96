import { expect, test } from 'vitest';
import * as z from 'zod';
import { maxValues } from '../platform/server/http/body-limit.ts';
import { maxBodySize } from './api.ts';
import { contractProcedures } from './testing/contract-procedures.ts';
import { placesOf, withAt } from './testing/input-places.ts';

type Schema = z.core.JSONSchema._JSONSchema;

/** The most bytes of JSON that an input of a schema takes, each character of a text three of them, as in Chinese. */
function mostBytes(schema: Schema | boolean | undefined): number {
  if (typeof schema !== 'object') return 0;
  const { enum: choices, anyOf, allOf, properties, items, maxItems, maxLength = 100, additionalProperties, propertyNames } = schema;
  const { maxProperties = Number.POSITIVE_INFINITY } = schema;
  if (choices !== undefined) return Math.max(...choices.map((choice) => JSON.stringify(choice).length));
  if (anyOf !== undefined) return Math.max(...anyOf.map(mostBytes));
  if (allOf !== undefined) return Math.max(...allOf.map(mostBytes));
  if (schema.type === 'string') return 3 * maxLength + 2;
  if (properties !== undefined) return sum(Object.entries(properties).map(([name, field]) => name.length + 4 + mostBytes(field))) + 2;
  if (typeof items === 'object' && !Array.isArray(items)) return (maxItems ?? Number.POSITIVE_INFINITY) * (mostBytes(items) + 1) + 2;
  if (typeof additionalProperties !== 'object') return 20;
  return maxProperties * (mostBytes(propertyNames) + mostBytes(additionalProperties) + 2) + 2;
}

/** The most values that an input of a schema has: texts, numbers and the like, and the lists and objects around them. */
function mostValues(schema: Schema | undefined): number {
  if (typeof schema !== 'object') return 0;
  const { anyOf, allOf, properties, items, maxItems, additionalProperties, maxProperties = Number.POSITIVE_INFINITY } = schema;
  if (anyOf !== undefined) return Math.max(...anyOf.map(mostValues));
  if (allOf !== undefined) return Math.max(...allOf.map(mostValues));
  if (properties !== undefined) return 1 + sum(Object.values(properties).map(mostValues));
  if (typeof items === 'object' && !Array.isArray(items)) return 1 + (maxItems ?? Number.POSITIVE_INFINITY) * mostValues(items);
  return typeof additionalProperties === 'object' ? 1 + maxProperties * mostValues(additionalProperties) : 1;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const schemas = [...contractProcedures].flatMap(
  ([
    name,
    {
      '~orpc': { inputSchema },
    },
  ]) => (inputSchema instanceof z.ZodType ? [[name, inputSchema] as const] : []),
);
const inJson = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

test.each(schemas)('the longest input of %s fits in a body', (_name, schema) => {
  expect(mostBytes(inJson(schema))).toBeLessThan(maxBodySize);
});

test.each(schemas)('an input of %s has a bounded number of values, which a body may have', (_name, schema) => {
  expect(mostValues(inJson(schema))).toBeLessThan(maxValues);
});

const repeated = [' ', ' (', '(m/v', 'a', 'a ', '1', '-', '.', '/', '@', 'a@', 'a.', ',', '_', '\n', '{', '\u200b', 'é'];

test.each(schemas)('a text of %s that is far too long is refused soon, whatever repeats in it', (_name, schema) => {
  const texts = placesOf(schema).filter((place) => place.schema instanceof z.ZodString || place.schema instanceof z.ZodStringFormat);
  for (const { path } of texts) {
    for (const part of repeated) {
      const text = `a${part.repeat(64_000 / part.length)}!`;
      const begun = performance.now();
      schema.safeParse(withAt({}, path, text));
      // Milliseconds, unless a check takes time by the square of the length: then it is ten seconds.
      expect({ path, part, isSoon: performance.now() - begun < 2_000 }).toEqual({ path, part, isSoon: true });
    }
  }
});
