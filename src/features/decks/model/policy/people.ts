import type { DeckProject } from '../../facts/policy/deck-project.ts';

/** The people in the fields of a project for names of people, the longest name first. */
export function peopleIn({ fields, ownerName }: DeckProject): string[] {
  const names = [ownerName, fields.speakerName, ...fields.plan.team.map(({ name }) => name)].map((name) =>
    name.trim().replaceAll(/\s+/g, ' '),
  );
  return [...new Set(names.filter((name) => name !== ''))].sort((one, other) => other.length - one.length);
}

const placeholder = '(een persoon)';

/** A text without names of people, mail addresses and telephone numbers. First and last names alone count, with their capital. */
export function withoutPeople(text: string, people: readonly string[]): string {
  let masked = text.replaceAll(/[^\s<>()]+@[^\s<>()]+/g, '(een adres)').replaceAll(/(?:\+|\b0)\d[\d\s./-]{6,}\d/g, '(een nummer)');
  for (const name of people) {
    const [first = '', ...rest] = name.split(' ');
    for (const part of [name, rest.join(' '), first]) {
      if (part.length >= 2 && /^\p{Lu}|\s\p{Lu}/u.test(part)) masked = masked.replaceAll(asWord(part), placeholder);
    }
  }
  return masked;
}

function asWord(name: string): RegExp {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu');
}
