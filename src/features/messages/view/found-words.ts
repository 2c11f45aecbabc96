import { foldText } from '../../../platform/fold-text.ts';

/** Cuts a text at the found words, so that they can be marked. */
export function cutAtWords(text: string, search: string): { words: string; isFound: boolean }[] {
  const letters = [...text];
  const folded = letters.map(foldText);
  const line = folded.join('');
  // Map each place of the folded text to its letter: folding may lengthen a letter or leave nothing of it.
  const origins = folded.flatMap((part, letter) => Array.from({ length: part.length }, () => letter));
  const isFound = letters.map(() => false);
  for (const word of foldText(search).split(/\s+/).filter(Boolean)) {
    for (let at = line.indexOf(word); at !== -1; at = line.indexOf(word, at + word.length)) {
      for (let place = at; place < at + word.length; place += 1) isFound[origins[place] ?? 0] = true;
    }
  }
  const pieces: { words: string; isFound: boolean }[] = [];
  for (const [place, letter] of letters.entries()) {
    const found = isFound[place] ?? false;
    const last = pieces.at(-1);
    if (last?.isFound === found) last.words += letter;
    else pieces.push({ words: letter, isFound: found });
  }
  return pieces;
}
