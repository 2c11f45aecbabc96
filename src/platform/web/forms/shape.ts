import type { Attempt } from '../../attempt.ts';

/** Reads a value of unknown origin; undefined when it isn't one of this shape. */
export type Shape<T> = (value: unknown) => T | undefined;

/** The values of a shape. */
export type Shaped<S> = S extends Shape<infer T> ? T : never;

export const text: Shape<string> = (value) => (typeof value === 'string' ? value : undefined);

export const number: Shape<number> = (value) => (typeof value === 'number' ? value : undefined);

export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export function oneOf<const Choice extends string>(choices: readonly Choice[]): Shape<Choice> {
  return (value) => choices.find((choice) => choice === value);
}

/** Null itself. */
export const nothing: Shape<null> = (value) => (value === null ? null : undefined);

/** Leaves out the items of another shape. */
export function list<T>(item: Shape<T>): Shape<T[]> {
  return (value) => (Array.isArray(value) ? value.map(item).filter((read) => read !== undefined) : undefined);
}

export function either<A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> {
  return (value) => {
    const read = one(value);
    return read === undefined ? other(value) : read;
  };
}

/** The fallback in place of a value of another shape. */
export function otherwise<T>(shape: Shape<T>, fallback: T): Shape<T> {
  return (value) => {
    const read = shape(value);
    return read === undefined ? fallback : read;
  };
}

/** An object with these fields; others are left out. */
export function record<T extends object>(fields: { [Name in keyof T]: Shape<T[Name]> }): Shape<T>;
export function record(fields: Record<string, Shape<unknown>>): Shape<object> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const read = Object.entries(fields).map(([name, shape]) => [name, shape(Reflect.get(value, name))] as const);
    return read.some(([, field]) => field === undefined) ? undefined : Object.fromEntries(read);
  };
}

export const attempt: Shape<Attempt> = record({ id: text, content: text });
