/** Where a line may break. A space that doesn't break, as in an amount, isn't among them. */
const spaces = /[ \t\r\n]+/g;

type Measure = (text: string) => number;

/** Breaks a text into lines as browsers do: at spaces, and in a word only when it is wider than a line. */
export function breakLines(text: string, width: number, widthOf: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(spaces).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = pieceWord(word, width, widthOf);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line === '' ? lines : [...lines, line];
}

/** The pieces of a word that each fit, with at least one sign each. */
function pieceWord(word: string, width: number, widthOf: Measure): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const sign of word) {
    if (piece !== '' && widthOf(piece + sign) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += sign;
  }
  return [...pieces, piece];
}

/** The part of a text that fits, and what is left of it. */
export type Fitted = { lines: string[]; kept: string; rest: string };

/**
 * Keeps as much of a text as `most` lines hold: whole sentences if they fill half of them, else words, with an ellipsis at the end.
 */
export function fitLines(text: string, { most, width, widthOf }: { most: number; width: number; widthOf: Measure }): Fitted {
  const whole = text.replaceAll(spaces, ' ').trim();
  const lines = breakLines(whole, width, widthOf);
  if (lines.length <= most) return { lines, kept: whole, rest: '' };
  const keep = (kept: string, rest: string) => ({ lines: breakLines(kept, width, widthOf), kept, rest });

  const sentences = whole.split(/(?<=[.!?…]) /);
  for (let count = sentences.length - 1; count > 0; count -= 1) {
    const found = keep(sentences.slice(0, count).join(' '), sentences.slice(count).join(' '));
    if (found.lines.length <= most && found.lines.length * 2 >= most) return found;
  }
  const words = whole.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const found = keep(
      `${words
        .slice(0, count)
        .join(' ')
        .replace(/[,;:–-]+$/, '')}…`,
      words.slice(count).join(' '),
    );
    if (found.lines.length <= most) return found;
  }
  return most < 1 ? { lines: [], kept: '', rest: whole } : cutWord(whole, most, keep);
}

/** For a first word that is longer than all of the lines. */
function cutWord(whole: string, most: number, keep: (kept: string, rest: string) => Fitted): Fitted {
  const signs = [...whole];
  for (let count = signs.length - 1; count > 0; count -= 1) {
    const found = keep(`${signs.slice(0, count).join('')}…`, signs.slice(count).join(''));
    if (found.lines.length <= most) return found;
  }
  return { lines: [], kept: '', rest: whole };
}
