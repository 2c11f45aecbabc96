import { referTo } from '../../facts/policy/references.ts';
import { labelOfText, type QuotedText, textId } from '../../facts/policy/text-facts.ts';
import {
  type FieldKind,
  type FieldValue,
  fieldsOf,
  type SlideName,
  type slideFields,
  type WrittenField,
  type WrittenSlide,
} from '../../policy/slides.ts';
import { joinSentences } from './join-sentences.ts';
import { type Paragraph, writeNotes } from './notes.ts';
import type { Words } from './words.ts';

/** The names of a slide's fields of one kind. */
type Named<Name extends SlideName, Kind extends FieldKind['kind']> = {
  [Field in keyof (typeof slideFields)[Name]]: (typeof slideFields)[Name][Field] extends { kind: Kind } ? Field : never;
}[keyof (typeof slideFields)[Name]] &
  string;

type SlideDraft<Name extends SlideName> = {
  /** Writes sentences, as many as fit; the rest goes to the notes. */
  write: (field: Named<Name, 'text'>, sentences: readonly string[]) => void;
  /** Writes texts of the owner, one after the other, as far as they fit; the rest goes to the notes. */
  quote: (field: Named<Name, 'text'>, ...texts: QuotedText[]) => void;
  /** Writes lines of the owner; one that is too long is shortened, and stands whole in the notes under the words of the form. */
  list: (field: Named<Name, 'list'>, ids: readonly string[], from: string) => void;
  /** Writes rows of lines of the owner; one with a line that is too long stands whole in the notes. */
  lines: (field: Named<Name, 'rows'>, rows: readonly (readonly string[])[], from: string) => void;
  /** Writes rows of cells. */
  rows: (field: Named<Name, 'rows'>, rows: string[][]) => void;
  /** Adds sentences to the notes under a label; `from` is the part of the form where they stand, if that has another. */
  note: (label: string | null, sentences: readonly string[], from?: string) => void;
  /** Adds a text of the owner to the notes, from one of its sentences on. */
  noteText: (text: QuotedText, from?: number) => void;
  finish: () => WrittenSlide;
};

/** Starts a slide: what fits becomes its fields, and what doesn't is said in the notes, in whole sentences. */
export function startSlide<Name extends SlideName>(slide: Name, words: Words): SlideDraft<Name> {
  const kinds = new Map(fieldsOf(slide).map(([field, kind]) => [field, { label: kind.label, length: 'length' in kind ? kind.length : 0 }]));
  const fields: Record<string, WrittenField> = {};
  const paragraphs: Paragraph[] = [];

  function set(field: string, value: FieldValue): void {
    if (value.length > 0) fields[field] = { value, origin: 'rules' };
  }

  function note(label: string | null, sentences: readonly string[], from = label ?? ''): void {
    if (sentences.length > 0) paragraphs.push({ from, label, sentences });
  }

  return {
    note,
    rows: set,
    write(field, sentences) {
      const { text, rest } = words.take(sentences, kinds.get(field)?.length ?? 0);
      set(field, text);
      note(null, rest, kinds.get(field)?.label);
    },
    quote(field, ...texts) {
      let written = '';
      for (const name of texts) {
        const sentences = words.quote(textId(name));
        const length = kinds.get(field)?.length ?? 0;
        const { text, rest } = written === '' ? words.takeOrShorten(sentences, length) : words.take(sentences, length, written);
        written = text;
        note(labelOfText(name), rest);
      }
      set(field, written);
    },
    list(field, ids, from) {
      set(field, ids.map(words.line));
      note(from, ids.filter(words.isShortened).map(referTo));
    },
    lines(field, rows, from) {
      set(
        field,
        rows.map((row) => row.map(words.line)),
      );
      for (const [name = '', ...others] of rows.filter((row) => row.some(words.isShortened))) {
        const said = others.map(words.say).filter((line) => line !== '');
        note(null, [said.length === 0 ? words.say(name) : `${words.say(name)}: ${joinSentences(said, words.shown)}`], from);
      }
    },
    noteText: (text, from = 0) => note(labelOfText(text), words.quote(textId(text)).slice(from)),
    finish: () => ({ fields, notes: writeNotes(paragraphs, words.shown) }),
  };
}
