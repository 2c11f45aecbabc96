import { searchWords } from '../../../../platform/server/search/words.ts';
import { createSpelling, type Spelling } from './spelling.ts';
import { idleWords } from './stems.ts';

const most = { words: 12, meanings: 3, texts: 6 };

/** Makes the function that replaces the unknown words of a text by those of labels that are one letter away. */
export function respellings(labels: () => string[]): (text: string) => string[] {
  let spelling: Spelling | undefined;
  return (text) => {
    const words = searchWords(text, most.words);
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

function countWords(labels: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const label of labels) for (const word of searchWords(label)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of idleWords) counts.set(word, labels.length);
  return counts;
}
