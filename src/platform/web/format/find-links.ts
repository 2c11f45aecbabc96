/** A piece of a text: as it was written, or a link with the address it leads to. */
export type TextPart = { text: string; href?: string };

/** Ends at a space, at what can't stand in an address, and at invisible characters, which would disguise one. */
const addresses = /\bhttps?:\/\/[^\s<>"'`{}|\\^\p{C}]+/giu;

/** Marks that end a sentence belong to it, not to the address before them. */
const sentenceEnd = /[.,;:!?…»”’*_~]+$/u;

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

function withoutSentenceEnd(address: string): string {
  let rest = address;
  for (;;) {
    const shorter = closesNothing(rest) ? rest.slice(0, -1) : rest.replace(sentenceEnd, '');
    if (shorter === rest) return rest;
    rest = shorter;
  }
}

/** Whether the last character is a bracket that was opened before the address: `(zie https://…)`. */
function closesNothing(address: string): boolean {
  const last = address.at(-1);
  if (last === ')') return address.split('(').length < address.split(')').length;
  if (last === ']') return address.split('[').length < address.split(']').length;
  return false;
}

function hrefOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, hostname, href } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  return username === '' && password === '' && hostname !== '' ? href : null;
}
