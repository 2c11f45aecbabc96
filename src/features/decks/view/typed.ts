import type { DeckSlide } from '../contract.ts';
import { type FieldKind, type FieldValue, fieldsOf } from '../policy/slides.ts';

/** The fields of a slide as they are typed, filled or not, by name; null for one that is to be composed from the project again. */
export type Typed = Record<string, FieldValue | null>;

/** The content of a field that nobody filled. */
function emptyValue({ kind }: FieldKind): FieldValue {
  return kind === 'text' ? '' : [];
}

/** All fields of a slide, with what is in them. */
export function typedOf({ name, fields }: Pick<DeckSlide, 'name' | 'fields'>): Typed {
  const filled = new Map(fields.map((field) => [field.name, field.value]));
  return Object.fromEntries(fieldsOf(name).map(([field, kind]) => [field, filled.get(field) ?? emptyValue(kind)]));
}

/** The fields that were changed since: only these are saved, so that the others go on following the project. */
export function changedIn(now: Typed, before: Typed): Typed {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(value, before[name])));
}

export function isSame(one: FieldValue | null | undefined, other: FieldValue | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The lines of a field, for reading: a row is one line. */
export function linesOf(value: FieldValue | null): string[] {
  if (value === null || value === '') return [];
  if (typeof value === 'string') return [value];
  return value.map((item) => (typeof item === 'string' ? item : item.filter((text) => text !== '').join(' · ')));
}

/** The rows of a list or a table as they are typed: a list has one text in each. */
export function rowsOf(value: FieldValue | null): string[][] {
  if (value === null || typeof value === 'string') return [];
  return value.map((item) => (typeof item === 'string' ? [item] : item));
}

/** Whether a slide says the same in two readings of its deck. */
export function isSameSlide(one: DeckSlide, other: DeckSlide): boolean {
  return isSame(one.notes, other.notes) && JSON.stringify(one.fields) === JSON.stringify(other.fields);
}
