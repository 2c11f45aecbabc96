import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsOf } from '../../facts/policy/facts-of.ts';
import { type Facts, fillIn, referencesIn } from '../../facts/policy/references.ts';
import { deckLimits } from '../../policy/deck.ts';
import { type FieldKind, type FieldValue, fieldsOf, slideNames } from '../../policy/slides.ts';
import { randomProject } from './random-project.fixture.ts';
import { writeSlide } from './write-deck.ts';

/** In place of a cell that is missing. */
const tooLong = '?'.repeat(1_000);

/** Every text of a field with its longest length, as `[text, length]`. */
function textsIn(value: FieldValue, kind: FieldKind): [string, number][] {
  if (kind.kind !== 'rows') return [value].flat(2).map((text) => [text, kind.length]);
  return [value].flat().flatMap((row) => kind.columns.map(({ length }, column): [string, number] => [row[column] ?? tooLong, length]));
}

/** Faults of a text that holds references. */
function problemsOf(text: string, facts: Facts): string[] {
  const shown = fillIn(text, facts);
  const ours = text.replaceAll(/\{\{[^{}]*\}\}/g, 'Iets');
  return [
    ...(shown === null ? ['refers to no fact'] : []),
    ...(/\p{N}/u.test(ours) ? ['says a figure of its own'] : []),
    ...(/[{}]/.test(ours) ? ['holds braces that are no reference'] : []),
    ...(/ {2}|\t|\n(?!\n)| [.,;:!?]|\.\.|undefined|NaN|null|^ | $/.test(ours) ? ['is untidy'] : []),
    ...(/ {2}|\t| $|^ /.test(shown ?? '') ? ['shows spaces'] : []),
    ...(doublesMark(text, facts) ? ['puts a full stop after a mark'] : []),
  ].map((problem) => `${problem}: ${text}`);
}

function doublesMark(text: string, facts: Facts): boolean {
  return [...text.matchAll(/\{\{([^{}]*)\}\}\./g)].some(([, id = '']) => /[.!?…;:,]$/.test(facts.get(id)?.shown ?? ''));
}

test('500 random projects give decks whose figures are all facts, and whose texts fit', () => {
  const property = fc.property(randomProject, (project) => {
    const facts = factsOf(project);
    const problems = slideNames.flatMap((name) => {
      const { fields, notes } = writeSlide(name, project, facts);
      const kinds = new Map(fieldsOf(name));
      const ofFields = Object.entries(fields).flatMap(([field, { value, origin }]) => {
        const kind = kinds.get(field);
        if (kind === undefined) return ['is no field'];
        const texts = textsIn(value, kind);
        return [
          ...texts.flatMap(([text]) => problemsOf(text, facts)),
          ...texts.filter(([text, length]) => (fillIn(text, facts) ?? '').length > length).map(([text]) => `is too long: ${text}`),
          ...(texts.length === 0 || texts[0]?.[0] === '' ? ['is empty'] : []),
          ...(kind.kind !== 'text' && value.length > kind.items ? ['has too many items'] : []),
          ...(kind.kind === 'list' && texts.some(([text]) => text === '') ? ['has an empty item'] : []),
          ...(origin === 'rules' ? [] : ['has another origin']),
        ].map((problem) => `${field} ${problem}`);
      });
      const isLong = notes.length > deckLimits.notes || (fillIn(notes, facts) ?? '').length > deckLimits.notes;
      const ofNotes = [...(isLong ? ['are too long'] : []), ...notes.split('\n\n').flatMap((part) => problemsOf(part, facts))];
      return [...ofFields, ...ofNotes.map((problem) => `notes ${problem}`)].map((problem) => `${name} ${problem}`);
    });
    expect(problems).toEqual([]);
  });
  fc.assert(property, { numRuns: 500 });
});

test('the same project gives the same deck', () => {
  const property = fc.property(randomProject, (project) => {
    const copy = structuredClone(project);
    for (const name of slideNames) expect(writeSlide(name, copy, factsOf(copy))).toEqual(writeSlide(name, project, factsOf(project)));
  });
  fc.assert(property, { numRuns: 50 });
});

test('contact details and the cap table stand nowhere but in their place', () => {
  const property = fc.property(randomProject, (project) => {
    const facts = factsOf(project);
    const slides = slideNames.map((name) => writeSlide(name, project, facts));
    const values = slides.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([field, { value }]) => (field === 'contact' ? [] : [value])),
    );
    const texts = [...slides.map(({ notes }) => notes), ...values.flatMap((value) => [value].flat(2))];
    const references = texts.flatMap(referencesIn);
    expect(references.filter((id) => /^contact|cap/i.test(id))).toEqual([]);
    expect([...facts.keys()].filter((id) => /cap/i.test(id))).toEqual([]);
  });
  fc.assert(property, { numRuns: 50 });
});
