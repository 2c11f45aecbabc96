import type { AnySchema } from '@orpc/contract';
import { JsonSchemaCoercer } from '@orpc/json-schema';
import type { JSONSchema } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

type Call<Options> = {
  procedure: { '~orpc': { route: { method?: string }; inputSchema?: AnySchema | undefined } };
  input: unknown;
  next(options: Options): Promise<unknown>;
};

const converter = new ZodToJsonSchemaConverter();
const coercer = new JsonSchemaCoercer();
const schemas = new WeakMap<AnySchema, Exclude<JSONSchema, boolean>>();

/**
 * Reads the texts of a query as the numbers and booleans of the contract: an address has no other values than texts. What
 * isn't one stays a text, which the contract refuses. Bodies are JSON, and are taken as they are.
 */
export async function readQueryValues<Options extends Call<Options>>(call: Options): Promise<unknown> {
  const { route, inputSchema } = call.procedure['~orpc'];
  if (route.method !== 'GET' || inputSchema === undefined) return call.next(call);
  return call.next({ ...call, input: coercer.coerce(schemaOf(inputSchema), call.input) });
}

function schemaOf(schema: AnySchema): Exclude<JSONSchema, boolean> {
  const known = schemas.get(schema);
  if (known !== undefined) return known;
  const [, made] = converter.convert(schema, { strategy: 'input' });
  schemas.set(schema, made);
  return made;
}
