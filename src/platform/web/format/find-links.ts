/** A piece of a text: as it was written, or a link with the address it leads to. */
type TextPart = { text: string; href?: string };

/** Ends at a space, at characters that no address has, and at invisible characters, which would disguise one. */
const addresses = /\bhttps?:\/\/[^\s<>"'`{}|\\^\p{C}]+/giu;

/** Marks that end a sentence belong to it, not to the address before them. */
const sentenceEnd = new Set('.,;:!?…»”’*_~');
/** Brackets that close, and what opens them: one that was opened before the address, as in `(zie https://…)`, isn't part of it. */
const openedBy = new Map([
  [')', '('],
  [']', '['],
]);

/**
 * Splits a person's text into words and links. Only http and https become links, and none
 * with a name before the host (`https://kiem.example@elsewhere`), which pretends to be another.
 */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(addresses)) {
    const address = withoutSentenceEnd(match[0]);
    const href = hrefOf(address);
    if (href === null) continue;
    if (match.index > done) parts.push({ text: text.slice(done, match.index) });
    parts.push({ text: address, href });
    done = match.index + address.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

const longestShown = 40;

/** An address as a text shows it: without its scheme, and its end left out where it is long. The host always shows. */
export function shortenAddress(address: string): string {
  const words = address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  const { length } = /^[^/?#]*/.exec(words)?.[0] ?? '';
  const most = Math.max(longestShown, length + 1);
  return words.length > most ? `${words.slice(0, most - 1)}…` : words;
}

/** In one pass from the end: a text of nothing but brackets and full stops must not cost its length squared. */
function withoutSentenceEnd(address: string): string {
  const unopened = new Map([...openedBy].map(([closing, opening]) => [closing, countOf(address, closing) - countOf(address, opening)]));
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const more = unopened.get(last) ?? 0;
    if (more > 0) unopened.set(last, more - 1);
    else if (!sentenceEnd.has(last)) break;
  }
  return address.slice(0, end);
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

function hrefOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, hostname, href } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  return username === '' && password === '' && hostname !== '' ? href : null;
}
