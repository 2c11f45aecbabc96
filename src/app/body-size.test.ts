import { expect, test } from 'vitest';
import * as z from 'zod';
import { maxBodySize } from './api.ts';
import { contractProcedures } from './testing/contract-procedures.ts';

type Schema = z.core.JSONSchema._JSONSchema;

/** The most bytes of JSON that an input of a schema takes, each character of a text three of them, as in Chinese. */
function mostBytes(schema: Schema | undefined): number {
  if (typeof schema !== 'object') return 0;
  const { enum: choices, anyOf, allOf, properties, items, maxItems, maxLength = 100 } = schema;
  if (choices !== undefined) return Math.max(...choices.map((choice) => JSON.stringify(choice).length));
  if (anyOf !== undefined) return Math.max(...anyOf.map(mostBytes));
  if (allOf !== undefined) return Math.max(...allOf.map(mostBytes));
  if (schema.type === 'string') return 3 * maxLength + 2;
  if (properties !== undefined) return sum(Object.entries(properties).map(([name, field]) => name.length + 4 + mostBytes(field))) + 2;
  if (typeof items === 'object' && !Array.isArray(items)) {
    // Choices are at most all of them: a refinement refuses the same one twice.
    return (maxItems ?? items.enum?.length ?? Number.POSITIVE_INFINITY) * (mostBytes(items) + 1) + 2;
  }
  return 20;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test.each(
  [...contractProcedures].flatMap(
    ([
      name,
      {
        '~orpc': { inputSchema },
      },
    ]) => (inputSchema instanceof z.ZodType ? [[name, inputSchema] as const] : []),
  ),
)('the longest input of %s fits in a body', (_name, schema) => {
  expect(mostBytes(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))).toBeLessThan(maxBodySize);
});
