import { searchWords } from '../../../../platform/server/search/words.ts';
import { createSpelling, type Spelling } from './spelling.ts';
import { idleWords } from './stems.ts';

const most = { words: 12, meanings: 3, texts: 6 };

/** Makes the function that replaces the unknown words of a text by those of labels that are one letter away. */
export function respellings(labels: () => string[]): (text: string) => string[] {
  let spelling: Spelling | undefined;
  return (text) => {
    const words = searchWords(text, most.words + 1);
    if (words.length > most.words) return [];
    spelling ??= createSpelling(countWords(labels()));
    let texts: string[][] = [[]];
    let changed = false;
    for (const word of words) {
      const meant = spelling(word).slice(0, most.meanings);
      if (meant.length > 0) changed = true;
      const chosen = meant.length > 0 ? meant : [word];
      texts = texts.flatMap((before) => chosen.map((each) => [...before, each])).slice(0, most.texts);
    }
    return changed ? texts.map((each) => each.join(' ')) : [];
  };
}

/** How often labels have each word. */
function countWords(labels: string[]): Map<string, number> {
  const written = new Map<string, number>();
  for (const label of labels) for (const word of label.split(' ')) written.set(word, (written.get(word) ?? 0) + 1);
  const counts = new Map<string, number>();
  // Only once for each word as it is written: folding all of a hundred thousand labels takes a second.
  for (const [word, count] of written) for (const folded of searchWords(word)) counts.set(folded, (counts.get(folded) ?? 0) + count);
  for (const word of idleWords) counts.set(word, labels.length);
  return counts;
}
