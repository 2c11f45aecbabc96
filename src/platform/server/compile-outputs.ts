import { type AnyRouter, isProcedure } from '@orpc/server';
import * as z from 'zod';

/**
 * Makes zod write a function for the check of each output, when it is first made: the same results as without, in a fifth of the
 * time (https://zod.dev/compile). Changes the router's procedures, not their contract, which browsers have too, and returns the router.
 */
export function compileOutputs<T extends AnyRouter>(router: T): T {
  compileWithin(router);
  return router;
}

function compileWithin(item: unknown): void {
  if (isProcedure(item)) {
    const definition = item['~orpc'];
    const { outputSchema } = definition;
    if (outputSchema instanceof z.ZodType) definition.outputSchema = compiledLater(outputSchema);
  } else if (typeof item === 'object' && item !== null) {
    for (const part of Object.values(item)) compileWithin(part);
  }
}

/** All at once would take the first tenth of a second of a start. */
function compiledLater(schema: z.ZodType): { '~standard': z.ZodType['~standard'] } {
  let compiled: z.ZodType | undefined;
  const validate: z.ZodType['~standard']['validate'] = (value) => {
    compiled ??= z.compile(schema);
    return compiled['~standard'].validate(value);
  };
  return { '~standard': { ...schema['~standard'], validate } };
}
