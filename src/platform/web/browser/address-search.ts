import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/** Whatever the router writes as JSON. Parsing another text, such as a time or an id, would cost an error with its stack in each link of a page. */
const writtenAsJson = /^["[{]|^(?:-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)$/;
const isText = new SyntaxError('This is a text.');

/**
 * Reads a value that the router wrote in an address. Throws, as the router expects, for a value that it would have written
 * otherwise: JSON alone reads a hand-written '3.000', three thousand in Dutch, as 3, and nothing would show the mistake.
 */
function readWritten(text: string): unknown {
  if (!writtenAsJson.test(text)) throw isText;
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError(`${text} is a text.`);
  return value;
}

const writePlain = stringifySearchWith(JSON.stringify);
const writeQuoted = stringifySearchWith(JSON.stringify, readWritten);

/** How addresses hold what comes after the question mark; a number is in them as it is written, all else stays text. */
export const addressSearch = {
  parseSearch: parseSearchWith(readWritten),
  /** Only a text that could be read as JSON needs quotes. The router learns of each that it needs none from an error, in each link of a page. */
  stringifySearch(search: Record<string, unknown>): string {
    const isRead = Object.values(search).some((value) => typeof value === 'string' && writtenAsJson.test(value));
    return (isRead ? writeQuoted : writePlain)(search);
  },
};

/** Parts that may open over any page: the root route reads these, whatever page is below. */
const overPages = ['chat', 'bij'] as const;
const isOverPages = new Set<string>(overPages);

/**
 * A route's reader of what its address says. What it leaves out is left out: the router alone would keep beside what is
 * read whatever was typed.
 */
export function readsOnly<Search extends object>(read: (raw: Record<string, unknown>) => Search) {
  return (raw: Record<string, unknown>): Search => ({
    ...Object.fromEntries(
      Object.keys(raw)
        .filter((name) => !isOverPages.has(name))
        .map((name) => [name, undefined]),
    ),
    ...read(raw),
  });
}
