import { readsOnly } from '../browser/address-search.ts';

/** One value of an address: what it reads of it, or undefined where that is none. */
type Filter<Value> = {
  read: (raw: unknown) => Value | undefined;
  /** It narrows the list: it counts, and clearing takes it away. */
  isCounted: boolean;
};

/** A text of at most so many characters; what is longer is cut. */
export function text(most: number): Filter<string> {
  return { read: (raw) => readText(raw, most) || undefined, isCounted: true };
}

/** One of a list of words. */
export function oneOf<const Value extends string>(values: readonly Value[]): Filter<Value> {
  return { read: (raw) => values.find((value) => value === raw), isCounted: true };
}

/** A text of this form alone. */
export function matching(isOne: (written: string) => boolean): Filter<string> {
  return { read: (raw) => (typeof raw === 'string' && isOne(raw) ? raw : undefined), isCounted: true };
}

/** For what doesn't narrow a list, such as its tab, or has a field of its own in sight, such as its search box. */
export function uncounted<Value>(filter: Filter<Value>): Filter<Value> {
  return { ...filter, isCounted: false };
}

type Fields = Record<string, Filter<string>>;
type Values<All extends Fields> = { [Name in keyof All]?: All[Name] extends Filter<infer Value> ? Value : never };

/** The filters that a page's address holds: `defineFilters({ zoek: uncounted(text(100)), rol: oneOf(roles) })`. */
export function defineFilters<All extends Fields>(fields: All) {
  const names = Object.keys(fields);
  const counted = names.filter((name) => fields[name]?.isCounted);

  function read(raw: Record<string, unknown>): Values<All> {
    const values = names.map((name) => [name, fields[name]?.read(raw[name])] as const).filter(([, value]) => value !== undefined);
    // biome-ignore lint/nursery/noUnsafeTypeAssertion: each value was read by the field of its name, which says its type.
    return Object.fromEntries(values) as Values<All>;
  }

  return {
    /** Reads an address; leaves out what it doesn't know or can't be. */
    read,
    /** For a route: what is read is all that its page is told. */
    validateSearch: readsOnly(read),
    /** An address with some values changed; an empty text takes one away. */
    write: (search: object, changed: Partial<Record<keyof All, string>>) => read({ ...search, ...changed }),
    /** How many narrow the list. */
    count: (search: Values<All>): number => counted.filter((name) => search[name] !== undefined).length,
    /** An address without those. */
    clear: (search: object) => read({ ...search, ...Object.fromEntries(counted.map((name) => [name, undefined])) }),
  };
}

export type FiltersOf<Defined extends { read: (raw: Record<string, unknown>) => unknown }> = ReturnType<Defined['read']>;

/** An address of digits alone comes as a number. Half a character and those that control are read as a space. */
function readText(value: unknown, most: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value)
    .slice(0, most)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}
