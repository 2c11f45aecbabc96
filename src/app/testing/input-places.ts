import * as z from 'zod';

type Path = (string | number)[];

/** A place in an input at which a single value stands, and what is asked of it there. */
export type InputPlace = { path: Path; schema: z.ZodString | z.ZodStringFormat | z.ZodNumber | z.ZodEnum };

/** The places of texts, numbers and choices in an input: of a list the first entry, of a record any name. */
export function placesOf(schema: unknown, path: Path = []): InputPlace[] {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return [{ path, schema }];
  if (schema instanceof z.ZodNumber || schema instanceof z.ZodEnum) return [{ path, schema }];
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([name, field]) => placesOf(field, [...path, name]));
  if (schema instanceof z.ZodArray) return placesOf(schema.element, [...path, 0]);
  if (schema instanceof z.ZodRecord) return placesOf(schema.valueType, [...path, 'name']);
  if (schema instanceof z.ZodPipe) return placesOf(schema.in, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => placesOf(option, path));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return placesOf(schema.unwrap(), path);
  return [];
}

/** A copy of an input with a value at a place. */
export function withAt(input: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === 'number') return [withAt(Array.isArray(input) ? input[0] : undefined, rest, value)];
  const fields = typeof input === 'object' && input !== null ? input : {};
  return { ...fields, [first]: withAt(Object.entries(fields).find(([name]) => name === first)?.[1], rest, value) };
}
