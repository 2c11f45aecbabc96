/** Where a line may break. A space that doesn't break, as in an amount, isn't among them. */
const spaces = /[ \t\r\n]+/g;

/**
 * Measures a line that grows, each sign of it once where the ruler can add widths up: a long text would take quadratic time otherwise.
 */
type Ruler<Line> = { empty: Line; add(line: Line, text: string): Line; widthOf(line: Line): number };

/** The width of lines, and how they are measured. */
export type Measure<Line> = { width: number; ruler: Ruler<Line> };

/** Breaks a text into lines as browsers do: at spaces, and in a word only when it is wider than a line. */
export function breakLines<Line>(text: string, measure: Measure<Line>): Line[] {
  const lines: Line[] = [];
  for (const word of text.split(spaces).filter(Boolean)) addWord(lines, word, measure);
  return lines;
}

/** Adds a word to lines, of which the last one grows. */
function addWord<Line>(lines: Line[], word: string, measure: Measure<Line>): void {
  const { width, ruler } = measure;
  const last = lines.at(-1);
  const longer = ruler.add(last === undefined ? ruler.empty : ruler.add(last, ' '), word);
  if (ruler.widthOf(longer) <= width) {
    lines[Math.max(0, lines.length - 1)] = longer;
    return;
  }
  const pieces: Line[] = [];
  for (const sign of word) addSign(pieces, sign, measure);
  lines.push(...pieces);
}

/** Adds a sign to the pieces of a word that each fit, with at least one sign each. */
function addSign<Line>(pieces: Line[], sign: string, { width, ruler }: Measure<Line>): void {
  const last = pieces.at(-1);
  const longer = ruler.add(last ?? ruler.empty, sign);
  if (last === undefined || ruler.widthOf(longer) > width) pieces.push(ruler.add(ruler.empty, sign));
  else pieces[pieces.length - 1] = longer;
}

/** The part of a text that fits, in how many lines, and what is left of it. */
type Fitted = { lines: number; kept: string; rest: string };

/** The lines before a word: how many, and the one that grows. */
type Before<Line> = { count: number; last: Line | undefined };

/**
 * Keeps as much of a text as `most` lines hold: whole sentences if they fill half of them, else words, with an ellipsis at the end.
 * The lines before each word are remembered, so that no try begins anew.
 */
export function fitLines<Line>(text: string, most: number, measure: Measure<Line>): Fitted {
  const whole = text.replaceAll(spaces, ' ').trim();
  const words = whole.split(' ').filter(Boolean);
  const lines: Line[] = [];
  const before: Before<Line>[] = [];
  for (const word of words) {
    before.push({ count: lines.length, last: lines.at(-1) });
    addWord(lines, word, measure);
    if (lines.length > most) break;
  }
  if (lines.length <= most) return { lines: lines.length, kept: whole, rest: '' };
  if (most < 1) return { lines: 0, kept: '', rest: whole };
  return fitSentences(words, before, most) ?? fitWords(words, before, most, measure) ?? cutWord(words, most, measure);
}

function fitSentences(words: readonly string[], before: readonly Before<unknown>[], most: number): Fitted | null {
  for (const [count, { count: lines }] of [...before.entries()].reverse()) {
    const last = words[count - 1] ?? '';
    if (/[.!?…]$/.test(last) && lines * 2 >= most) return keep(words, count, { lines, last });
  }
  return null;
}

function fitWords<Line>(words: readonly string[], before: readonly Before<Line>[], most: number, measure: Measure<Line>): Fitted | null {
  for (const [place, { count, last: line }] of [...before.entries()].reverse()) {
    // All words without any left over don't fit.
    if (place === words.length - 1) continue;
    const last = `${(words[place] ?? '').replace(/(?<![,;:–-])[,;:–-]+$/, '')}…`;
    const grown = line === undefined ? [] : [line];
    addWord(grown, last, measure);
    const lines = Math.max(0, count - 1) + grown.length;
    if (lines <= most) return keep(words, place + 1, { lines, last });
  }
  return null;
}

/** Keeps so many words, of which the last one may have another end. */
function keep(words: readonly string[], count: number, { lines, last }: { lines: number; last: string }): Fitted {
  return { lines, kept: [...words.slice(0, count - 1), last].join(' '), rest: words.slice(count).join(' ') };
}

/** For a first word that is longer than all of the lines. */
function cutWord<Line>([word = '', ...others]: readonly string[], most: number, measure: Measure<Line>): Fitted {
  const signs = [...word];
  const pieces: Line[] = [];
  let fitted = { count: 0, lines: 0 };
  for (const [place, sign] of signs.slice(0, -1).entries()) {
    addSign(pieces, sign, measure);
    const ended = pieces.slice(-1);
    addSign(ended, '…', measure);
    const lines = pieces.length - 1 + ended.length;
    if (lines <= most) fitted = { count: place + 1, lines };
    else if (pieces.length > most) break;
  }
  const { count, lines } = fitted;
  return {
    lines,
    kept: count === 0 ? '' : `${signs.slice(0, count).join('')}…`,
    rest: [signs.slice(count).join(''), ...others].join(' '),
  };
}
