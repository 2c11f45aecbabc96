import { lettersIn, type NameToken, type NameWords } from './name-words.ts';
import { openers } from './openers.ts';

/** A piece of a text, by its places. */
type Piece = { from: number; to: number };
/** A stretch of words of one name, with the number of those that are masked by themselves. */
type Run = Piece & { words: number; hasCapital: boolean };

/** Between two words of one name. */
const joint = /^(?:\s+|\s?[-–&]\s?|\s?['’‘`´]|[_.])$/u;
/** After an initial, or a first name that is cut short. */
const afterInitial = /^\.[\s-]*$/u;
const shortened = /^\p{Lu}\p{Ll}{0,2}$/u;

/** A text with a placeholder for each stretch of words of people's names that `isNamed` (docs/decisions/133). */
export function maskNames(text: string, people: readonly NameWords[], placeholder: string): string {
  const tokens = lettersIn(text);
  const pieces = people.flatMap((name) => runsOf(text, tokens, name).filter(isNamed));
  let masked = '';
  let end = 0;
  for (const { from, to } of joined(text, pieces)) {
    masked += text.slice(end, from) + placeholder;
    end = to;
  }
  return masked + text.slice(end);
}

/** One word in small letters may be any word: 'bakker', 'groot'. Two words of one name beside each other are that name. */
function isNamed({ words, hasCapital }: Run): boolean {
  return hasCapital || words > 1;
}

/** The stretches of words of one name in a text. */
function runsOf(text: string, tokens: readonly NameToken[], name: NameWords): Run[] {
  const runs: Run[] = [];
  for (const [place, token] of tokens.entries()) {
    const word = wordOf(token.folded, name);
    if (word === null) continue;
    const before = particlesBefore(text, tokens, place, name.words.get(word) ?? []);
    const from = initialsBefore(text, tokens, before);
    const run = {
      from: tokens[from]?.at ?? token.at,
      to: endOf(text, tokens, place, name),
      words: 1,
      // A script without capitals has none to look for.
      hasCapital: !/^\p{Ll}/u.test(token.text),
    };
    const last = runs.at(-1);
    if (last === undefined || !(run.from <= last.to || joint.test(text.slice(last.to, run.from)))) runs.push(run);
    else Object.assign(last, { to: run.to, words: last.words + 1, hasCapital: last.hasCapital || run.hasCapital });
  }
  return runs;
}

/** The word of a name that a word of a text is, also with the 's' of 'Ans' and 'Jans'. */
function wordOf(folded: string, { words }: NameWords): string | null {
  if (words.has(folded)) return folded;
  const owner = folded.replace(/s$/, '');
  // 'Als' isn't what is Al's.
  return owner !== folded && words.has(owner) && !openers.has(folded) ? owner : null;
}

/** The place of the first of the particles that stand before a word as they do in its name; some of them may be left out in front. */
function particlesBefore(text: string, tokens: readonly NameToken[], place: number, particles: readonly string[]): number {
  let first = place;
  for (const particle of particles) {
    const token = tokens[first - 1];
    if (token === undefined || token.folded !== particle || !joint.test(between(text, tokens, first))) break;
    first -= 1;
  }
  return first;
}

function initialsBefore(text: string, tokens: readonly NameToken[], place: number): number {
  let first = place;
  while (first > 0 && afterInitial.test(between(text, tokens, first)) && shortened.test(tokens[first - 1]?.text ?? '')) first -= 1;
  return first;
}

/** Where a word of a name ends, with the initial of another after it: 'An M.' */
function endOf(text: string, tokens: readonly NameToken[], place: number, { initials }: NameWords): number {
  const [token, next] = tokens.slice(place, place + 2);
  const end = token === undefined ? 0 : token.at + token.text.length;
  if (next === undefined || next.text.length > 1 || text[next.at + 1] !== '.') return end;
  const isInitial = /^\p{Lu}$/u.test(next.text) && initials.has(next.folded) && joint.test(text.slice(end, next.at));
  return isInitial ? next.at + 2 : end;
}

/** The signs before a word, back to the word before it. */
function between(text: string, tokens: readonly NameToken[], place: number): string {
  const [before, token] = [tokens[place - 1], tokens[place]];
  return before === undefined || token === undefined ? '' : text.slice(before.at + before.text.length, token.at);
}

/** Pieces in order, those that touch or have nothing but a joint between them as one. */
function joined(text: string, pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of [...pieces].sort((one, other) => one.from - other.from)) {
    const last = whole.at(-1);
    if (last === undefined || !(piece.from <= last.to || joint.test(text.slice(last.to, piece.from)))) whole.push({ ...piece });
    else last.to = Math.max(last.to, piece.to);
  }
  return whole;
}
