import { isVisible } from '../../../../platform/visible-text.ts';
import { cleanText } from './clean-text.ts';

/*
 * Sentences of an owner's text. Our own rules, as those of Intl.Segmenter change with the version of Node: a sentence keeps
 * its place, and with it the references to it, until its owner changes the text.
 */

/** After these a sentence goes on, even where a capital follows: 'dhr. Maes', 'ca. 40'. */
const neverLast = new Set(
  'afd art bijv bv ca dhr div dr drs evt excl fig gem incl ing inw ir jl jr max mej mevr mgr min mr mrs ms mw nl nr nrs pag pct prof resp sint sr st str tel vgl vnl vs'.split(
    ' ',
  ),
);

/** After these it goes on only where no capital follows. */
const sometimesLast = new Set('bvba corp co etc enz inc ltd nv'.split(' '));

/** Shorter sentences are joined to the next one, so that a long text has a bounded number of them. */
const fewest = 24;

const listMark = /^(?:[-–—•*·▪‣◦]\s+)*(?:\d{1,2}[.)]\s+(?=\S))?/u;

const ending = /(?<mark>[.!?…])["'’”»)\]]*\s+(?=(?<next>\S))/gu;

/**
 * As many as the notes of a slide hold references to. Each sentence is a fact: without a bound, a text with a sign on each line would cost
 * a deck more than everything else.
 */
const most = 220;

/** The first sentences of a text, in order. Lines are sentences too; the marks of a list are left out. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split(/[\n\r\u2028\u2029]+/)) {
    const plain = cleanText(line).replace(listMark, '');
    if (isVisible(plain)) sentences.push(...joinShort(splitLine(plain)));
    if (sentences.length >= most) break;
  }
  return sentences.slice(0, most);
}

function splitLine(line: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: whole, groups } of line.matchAll(ending)) {
    const { mark = '', next = '' } = groups ?? {};
    const word = line.slice(line.lastIndexOf(' ', index) + 1, index);
    if (goesOn(word, mark, next)) continue;
    sentences.push(line.slice(from, index + whole.length).trim());
    from = index + whole.length;
  }
  return [...sentences, line.slice(from)];
}

/** Whether a sentence goes on after a full stop or another mark, judged by the word before it and the character that follows. */
function goesOn(last: string, mark: string, next: string): boolean {
  const followsLower = /\p{Ll}/u.test(next);
  if (mark !== '.') return followsLower;
  const word = last.replace(/^["'‘“«([]+/, '');
  const name = word.toLowerCase();
  // 'J. Maes', 'o.a. Gent'.
  const isShortened = /^\p{L}$/u.test(word) || /^\p{L}+(?:\.\p{L}+)+$/u.test(word);
  return isShortened || neverLast.has(name) || (sometimesLast.has(name) && followsLower);
}

function joinShort(sentences: string[]): string[] {
  const joined: string[] = [];
  let waiting = '';
  for (const sentence of sentences) {
    waiting = waiting === '' ? sentence : `${waiting} ${sentence}`;
    if (waiting.length < fewest) continue;
    joined.push(waiting);
    waiting = '';
  }
  return waiting === '' ? joined : [...joined, waiting];
}
