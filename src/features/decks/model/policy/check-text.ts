import { type Facts, fillIn, referencesIn } from '../../facts/policy/references.ts';
import { wrongComparisons } from './changes.ts';
import { unknownNames } from './names.ts';
import { numberWordsIn } from './number-words.ts';
import { placeholders } from './people.ts';
import { positionsIn } from './positions.ts';
import { knownWords, outsideReferences, phrase, plain, type Word, wordsIn } from './words.ts';

export type ModelText = {
  /** With references to facts. */
  text: string;
  /** The ids of the facts that it says it was written from, besides those that it refers to. */
  sources: readonly string[];
};

type Bounds = {
  /** Of the text as it is shown, in characters. */
  length: number;
  /** Whether it may say more than the facts it cites, such as what a role brings. */
  isLoose?: boolean;
};

/** Marks of markup, addresses and signs that no sentence of a slide needs. */
const marks = /[<>[\]{}|\\^`*_#@\u{fffd}]|https?:|www\.|\p{Extended_Pictographic}|[\p{Cc}\p{Cf}\p{Co}]/u;
const address = /(?<![\p{L}\p{N}-])(?=[\p{N}-]*\p{L})[\p{L}\p{N}-]+\.(?:be|nl|com|eu|org|net|io|ai|app|dev|co|info)(?!\p{L})/iu;
const english = phrase('the|and|with|our|your|their|from|which|this|these|we are|you can');

/**
 * The reasons, in Dutch, why a text of a language model may not stand on a slide; none if it may. Outside references it holds no
 * figure (digits only within a word such as 'B2B' that stands in a fact it cites), no number word, no claim of a position and no
 * name that stands in no fact (docs/decisions/060-a-language-model.md).
 */
export function reasonsAgainst({ text, sources }: ModelText, facts: Facts, { length, isLoose = false }: Bounds): string[] {
  const references = referencesIn(text);
  const unknown = [...references, ...sources].filter((id) => !facts.has(id));
  if (unknown.length > 0) return unknown.map((id) => `‘${id}’ is geen feit`);
  const cited = [...new Set([...references, ...sources])].map((id) => facts.get(id)?.shown ?? '');
  const outside = outsideReferences(text);
  const words = wordsIn(outside);
  const known = knownWords([...facts.values()].map(({ shown }) => shown));
  const shown = fillIn(text, facts) ?? '';
  return [
    ...(cited.length === 0 ? ['er staat geen bron bij'] : []),
    ...(shown.length > length ? [`de tekst is langer dan ${length} tekens`] : []),
    ...strayDigits(outside, words, cited).map((word) => `het cijfer in ‘${word}’ is geen verwijzing naar een feit`),
    ...numberWordsIn(words).map((word) => `‘${word}’ is een getal in woorden`),
    ...positionsIn(outside).map((claim) => `‘${claim}’ is een bewering die niemand kan nagaan`),
    ...unknownNames(outside, words, known).map((name) => `‘${name}’ staat in geen feit`),
    ...wrongComparisons(text, facts),
    ...(marks.test(outside.replaceAll('\u{fffc}', '')) || address.test(outside)
      ? ['er staan tekens of adressen in die op een dia niet horen']
      : []),
    ...(Object.values(placeholders).some((placeholder) => outside.includes(placeholder))
      ? ['er staat een plaatshouder in voor een naam, adres of nummer']
      : []),
    ...(isEnglish(outside, known) ? ['de tekst is niet in het Nederlands'] : []),
    ...(isLoose || isAboutFacts(words, references, cited) ? [] : ['de tekst gaat niet over de feiten die erbij staan']),
  ];
}

/** Words with digits, except those with letters too that stand literally in a fact that the text cites: 'B2B', 'CO2'. */
function strayDigits(outside: string, words: readonly Word[], cited: readonly string[]): string[] {
  const citedWords = new Set(cited.flatMap((text) => wordsIn(text).map(({ text: word }) => word)));
  const stray = words.map(({ text }) => text).filter((word) => /\p{N}/u.test(word) && !(/\p{L}/u.test(word) && citedWords.has(word)));
  // Signs such as '½' that no word holds.
  const others = [...outside.matchAll(/[%‰€$£]/gu)].map(([sign]) => sign);
  return [...stray, ...others];
}

function isEnglish(outside: string, known: ReadonlySet<string>): boolean {
  const hits = plain(outside)
    .split(/[^\p{L}]+/u)
    .filter((word) => english.test(word) && !known.has(word));
  return hits.length > 1;
}

/** Whether a text shares a word of some weight with the facts it cites, or refers to one. */
function isAboutFacts(words: readonly Word[], references: readonly string[], cited: readonly string[]): boolean {
  if (references.length > 0) return true;
  const stemOf = (word: string) => plain(word).slice(0, 5);
  const stems = new Set(cited.flatMap((text) => wordsIn(text).map(({ text: word }) => stemOf(word))));
  return words.some(({ text }) => text.length >= 4 && stems.has(stemOf(text)));
}
