import { unnamedOwner } from '../../../projects/texts.ts';
import type { DeckProject } from '../../facts/policy/deck-project.ts';
import { maskNames } from './mask-names.ts';
import { type NameWords, nameWordsOf } from './name-words.ts';

/** The texts that stand in a text for what isn't sent. */
export const placeholders = { person: '(een persoon)', address: '(een adres)', number: '(een nummer)' } as const;

/** The people in the fields of a project for names of people. */
export function peopleIn({ fields, ownerName }: DeckProject): NameWords[] {
  const names = [ownerName, fields.speakerName, ...fields.plan.team.map(({ name }) => name)];
  return [...new Set(names)].filter((name) => name !== unnamedOwner).map(nameWordsOf);
}

/** A text without names of people, mail addresses and telephone numbers (docs/decisions/133-words-of-names.md). */
export function withoutPeople(text: string, people: readonly NameWords[]): string {
  const reachless = text
    // From the beginning of a word on: tried at each of its signs, a long word without '@' would be read as often as it has signs.
    .replaceAll(/(?<![^\s<>()])[^\s<>()]+@[^\s<>()]+/g, placeholders.address)
    .replaceAll(/(?:\+|\b0)\d[\d\s()./-]{6,}\d/g, placeholders.number);
  return maskNames(reachless, people, placeholders.person);
}
