import { searchWords } from '../../../../platform/server/search/words.ts';

/** Words that say nothing about the work: Dutch and English function words, and those that stand around a skill. */
export const idleWords: ReadonlySet<string> = new Set(
  `aan al alle als ben drie enkele jaar jaren minimaal minstens ruime twee bij dan dat de den der deze die dit door een en er goed goede haar heb hebben hebt heeft het hier hij hoe hun ik in is je jij
  jou jouw kan kennis kunnen kunt maar meer met mijn naar niet nog of om ons onze ook op over plus sterk sterke te tot u uit uw van vaardig vaardigheden
  vaardigheid van veel vereist vertrouwd via voor vooral waar wat we werk werken werkt wie wij wil worden wordt zich zij zijn zo zoals ervaring ervaren
  least minimum several year years a about across ability all an and are as at be by can experience for from good has have i into it its knowledge may my not of on or our other
  required skill skills strong that the their them they this to understanding using various we which will with work working you your`.split(
    /\s+/,
  ),
);

/** Endings that forms of one word differ in, longest first; of both languages, because people mix them. */
const endings = ['ingen', 'ings', 'heden', 'eren', 'ing', 'ers', 'ed', 'en', 'er', 'es', 'e', 's'];
const shortestStem = 4;

/** The stems of a text in its order, without words that say nothing about the work. */
export function stemsOf(text: string, most?: number): string[] {
  return searchWords(text, most)
    .filter((word) => !idleWords.has(word))
    .map(stemOf);
}

/** The stem that the Dutch and English forms of a word share. */
export function stemOf(word: string): string {
  if (/\d/.test(word)) return word;
  const plural = word.length > shortestStem && /ies$/.test(word) ? `${word.slice(0, -3)}y` : word;
  const ending = endings.find((each) => plural.endsWith(each) && plural.length - each.length >= shortestStem);
  const root = ending === undefined ? plural : plural.slice(0, -ending.length);
  const hardened = root.replace(/v$/, 'f').replace(/z$/, 's');
  // 'lopen' and 'loopt', 'bakker' and 'bakken': the same letter twice is written once.
  return hardened.length < shortestStem ? hardened : hardened.replaceAll(/(.)\1+/g, '$1');
}

/** How a label is looked up: its stems without regard to order, so that 'testen van software' meets 'software testen'. */
export function labelKey(text: string): string {
  const stems = stemsOf(text);
  return keyOf(stems.length > 0 ? stems : searchWords(text));
}

/** A label as `searchWords` and `labelKey` read it. */
type LabelRead = { words: string[]; key: string };

/**
 * Reads many labels and folds each word once: a hundred thousand of them share some ten thousand words, and what folding does never
 * reaches past a space.
 */
export function createLabelReader(): (label: string) => LabelRead {
  const folded = new Map<string, { words: string[]; stems: string[] }>();
  const fold = (part: string) => {
    const known = folded.get(part);
    if (known !== undefined) return known;
    const read = { words: searchWords(part), stems: stemsOf(part) };
    folded.set(part, read);
    return read;
  };
  return (label) => {
    const words: string[] = [];
    const stems: string[] = [];
    for (const part of label.split(' ')) {
      const read = fold(part);
      words.push(...read.words);
      stems.push(...read.stems);
    }
    return { words, key: keyOf(stems.length > 0 ? stems : words) };
  };
}

function keyOf(terms: string[]): string {
  return [...new Set(terms)].sort().join(' ');
}
