import { searchWords } from '../../../../platform/server/search/words.ts';
import { createSpelling, type Spelling } from './spelling.ts';

const most = { words: 12, meanings: 3, texts: 6 };

/**
 * Makes the function that replaces the unknown words of a text by known ones that are one letter away.
 * @param counts how often each known word is used
 */
export function respellings(counts: ReadonlyMap<string, number>): (text: string) => string[] {
  let spelling: Spelling | undefined;
  return (text) => {
    const words = searchWords(text, most.words + 1);
    if (words.length > most.words) return [];
    spelling ??= createSpelling(counts);
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
