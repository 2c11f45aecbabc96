type Wrap = {
  /** The most lines; what doesn't fit ends in an ellipsis. */
  lines: number;
  width: number;
  widthOf: (text: string) => number;
};

/** Breaks text into lines that fit. A word that is wider than a line is divided, as Dutch compounds may be. */
export function wrapText(text: string, { lines: most, width, widthOf }: Wrap): string[] {
  const fits = (line: string) => widthOf(line) <= width;
  const lines: string[] = [];
  const words = text.split(' ').filter((word) => word !== '');
  let line = '';
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (fits(word)) {
      lines.push(line);
      line = word;
      continue;
    }
    const start = line === '' ? '' : `${line} `;
    const [head, rest] = divide(word, (part) => fits(start + part), line === '');
    lines.push(head === '' ? line : start + head);
    line = '';
    words.unshift(rest);
  }
  if (line !== '') lines.push(line);
  return lines.length <= most ? lines : cut(lines.slice(0, most), fits);
}

/** Whether a text fits without dividing a word or leaving something out. */
export function isWhole(text: string, { lines, ...wrap }: Wrap): boolean {
  return text.split(' ').every((word) => wrap.widthOf(word) <= wrap.width) && wrapText(text, { ...wrap, lines: lines + 1 }).length <= lines;
}

const vowel = /[aeiouyàáâäèéêëìíîïòóôöùúûü]/i;

/** Whether a syllable of Dutch may begin at a place: at a consonant before a vowel, or at the pair of letters that makes one. */
function isSyllable(word: string, place: number): boolean {
  const [before = '', first = '', second = ''] = [word[place - 1], word[place], word[place + 1]];
  const isOnset = !vowel.test(first) && vowel.test(second);
  return isOnset && !/^(c|s)h$/i.test(before + first);
}

/**
 * Divides a word where its first part still fits with a hyphen, before a syllable. On an empty line a word without
 * syllables is divided anywhere; beside other words its first part is empty then.
 */
function divide(word: string, fits: (part: string) => boolean, isEmpty: boolean): [head: string, rest: string] {
  for (let place = word.length - 3; place >= 3; place -= 1) {
    if (isSyllable(word, place) && fits(`${word.slice(0, place)}-`)) return [`${word.slice(0, place)}-`, word.slice(place)];
  }
  if (!isEmpty) return ['', word];
  let place = word.length - 1;
  while (place > 1 && !fits(word.slice(0, place))) place -= 1;
  return [word.slice(0, place), word.slice(place)];
}

function cut(lines: string[], fits: (line: string) => boolean): string[] {
  let last = lines.at(-1) ?? '';
  while (last !== '' && !fits(`${last}…`)) last = last.slice(0, -1);
  return [...lines.slice(0, -1), `${last.replace(/[\s.,;:–-]+$/, '')}…`];
}
