import { formatPlainNumber } from '../../../platform/plain-number.ts';
import { type FieldKind, type FieldValue, fieldsOf, type SlideName } from './slides.ts';

/** Fields as they are typed, by name; null for one that the rules are to compose again. */
export type TypedFields = Record<string, FieldValue | null>;

type Problem = { field: string; message: string };

const tooLong = (length: number) => `Dit veld heeft hoogstens ${formatPlainNumber(length)} tekens.`;
const tooMany = (items: number) => `Je kunt er hoogstens ${items} toevoegen.`;
const wrongShape = 'Dit veld heeft een andere vorm.';
/** References to facts are written so (facts/policy/references.ts): typed ones would be taken for them. */
const braces = 'Twee accolades na elkaar kunnen hier niet staan.';

/** Faults in the typed fields of a slide, in the order in which they were sent. */
export function problemsOfFields(slide: SlideName, typed: TypedFields): Problem[] {
  const kinds = new Map(fieldsOf(slide));
  return Object.entries(typed).flatMap(([field, value]) => {
    const message = problemOf(kinds.get(field), value);
    return message === null ? [] : [{ field, message }];
  });
}

function problemOf(kind: FieldKind | undefined, value: FieldValue | null): string | null {
  if (kind === undefined) return 'Deze dia heeft zo’n veld niet.';
  if (value === null) return null;
  const texts = textsWithLengths(kind, value);
  if (texts === null) return wrongShape;
  if (kind.kind !== 'text' && value.length > kind.items) return tooMany(kind.items);
  const long = texts.find(({ text, length }) => text.trim().length > length);
  if (long !== undefined) return tooLong(long.length);
  return texts.some(({ text }) => /\{\{|\}\}/.test(text)) ? braces : null;
}

/** The texts of a field's value with the longest length of each; null if the field has another shape. */
function textsWithLengths(kind: FieldKind, value: FieldValue): { text: string; length: number }[] | null {
  const texts: { text: string; length: number }[] = [];
  for (const item of typeof value === 'string' ? [value] : value) {
    const row = typeof item === 'string' ? [item] : item;
    const columns = kind.kind === 'rows' ? kind.columns : [kind];
    if (typeof item === 'string' ? kind.kind === 'rows' : kind.kind !== 'rows' || row.length !== columns.length) return null;
    texts.push(...row.map((text, place) => ({ text, length: columns[place]?.length ?? 0 })));
  }
  return (kind.kind === 'text') === (typeof value === 'string') ? texts : null;
}

/** The same value without space around its texts, and without empty items and rows. */
export function tidied(value: FieldValue): FieldValue {
  const trimmed = mapEach(value, (text) => text.trim());
  if (typeof trimmed === 'string') return trimmed;
  if (trimmed.every((item) => typeof item === 'string')) return trimmed.filter((item) => item !== '');
  return trimmed.flatMap((item) => (typeof item === 'string' || item.every((text) => text === '') ? [] : [item]));
}

/** Whether a field says nothing. */
export function isEmptyValue(value: FieldValue): boolean {
  return tidied(value).length === 0;
}

/** The same value with each of its texts changed; null if a text has no other. */
export function mapTexts(value: FieldValue, change: (text: string) => string | null): FieldValue | null {
  let isWhole = true;
  const changed = (text: string) => {
    const other = change(text);
    if (other === null) isWhole = false;
    return other ?? '';
  };
  const mapped = mapEach(value, changed);
  return isWhole ? mapped : null;
}

function mapEach(value: FieldValue, change: (text: string) => string): FieldValue {
  if (typeof value === 'string') return change(value);
  if (value.every((item) => typeof item === 'string')) return value.map(change);
  return value.map((item) => (typeof item === 'string' ? [item] : item).map(change));
}

/** The texts of a field, one after the other. */
export function textsOf(value: FieldValue): string[] {
  return typeof value === 'string' ? [value] : value.flat();
}
