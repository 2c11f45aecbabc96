import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MIMEType } from 'node:util';

/** More parts than the form of an upload has, each of which costs the parser some time. */
const maxParts = 10;
/** The most bytes of one part's headers, among them the name of a file: the parser calls a function for each. */
const maxHeadBytes = 4_096;
/** The most characters of a text. One of the forms holds JSON, which is parsed before anything checks it. */
const maxTextLength = 4_000;
/** The bytes that such a text may take, in UTF-8. */
const maxTextBytes = 3 * maxTextLength;

/**
 * Reads a received body as the form of an upload. Returns undefined when it isn't one, or when it has more parts, longer headers or
 * longer texts than any. The platform's parser has no limits, and goes through 50 MB in one piece: it gets the form without the
 * contents of long files, which are put in their places afterwards.
 */
export async function readForm(contentType: string, file: string): Promise<FormData | undefined> {
  const boundary = boundaryOf(contentType);
  if (boundary === null) return undefined;
  const found = await findParts(await readFile(file), boundary);
  if (found === null) return undefined;
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  const short = await new Response(Buffer.concat(found.map(({ short }) => short)), { headers }).formData().catch(() => undefined);
  if (short === undefined) return undefined;
  const form = new FormData();
  for (const [place, [name, value]] of [...short.entries()].entries()) {
    const content = found[place]?.content ?? null;
    if (typeof value !== 'string') form.append(name, content === null ? value : new File([content], value.name, { type: value.type }));
    else if (value.length <= maxTextLength) form.append(name, value);
    else return undefined;
  }
  return form;
}

/** The boundary that a content type names, as RFC 2046 allows it; null for another type. */
function boundaryOf(contentType: string): string | null {
  try {
    const { essence, params } = new MIMEType(contentType);
    const boundary = params.get('boundary');
    return essence === 'multipart/form-data' && boundary !== null && /^[\w'()+,./:=? -]{1,70}$/.test(boundary) ? boundary : null;
  } catch {
    return null;
  }
}

/** A part as it stands in a form from its boundary on, or without its content, where that is a long file. */
type Part = { short: Buffer; content: Buffer<ArrayBuffer> | null };

/**
 * Finds the parts of a form up to its end, which is the last of them; null when they are too many or too long. A part that is longer than
 * a text has to be a file: the parser decodes all others. It looks for boundaries without the dashes before them, and so does this.
 */
async function findParts(body: Buffer<ArrayBuffer>, boundary: string): Promise<Part[] | null> {
  const parts: Part[] = [];
  let at = await findIn(body, `--${boundary}`, 0);
  while (at !== body.length) {
    const start = at + 2 + boundary.length;
    const head = body.subarray(start, start + maxHeadBytes).toString('latin1');
    if (head.startsWith('--')) return [...parts, { short: body.subarray(at, start + 4), content: null }];
    const headLength = head.indexOf('\r\n\r\n');
    if (parts.length >= maxParts || headLength === -1) return null;
    const contentStart = start + headLength + 4;
    const next = await findIn(body, boundary, contentStart);
    // Before the next boundary are a line's end and two dashes.
    const end = next === body.length ? next : next - 2;
    const content = body.subarray(contentStart, end - 2);
    if (content.length <= maxTextBytes) parts.push({ short: body.subarray(at, end), content: null });
    else if (isFile(head.slice(0, headLength))) {
      parts.push({ short: Buffer.concat([body.subarray(at, contentStart), body.subarray(end - 2, end)]), content });
    } else return null;
    at = end;
  }
  return null;
}

/** Bytes that are searched before other work has its turn: each may take some nanoseconds. */
const atOnce = 1024 * 1024;

/** Where a text begins in a body, from a place on; the length of the body when it doesn't. */
async function findIn(body: Buffer, text: string, from: number): Promise<number> {
  for (let start = from; start < body.length; start += atOnce) {
    const found = body.subarray(start, start + atOnce + text.length - 1).indexOf(text);
    if (found !== -1) return start + found;
    await nextTurn();
  }
  return body.length;
}

/**
 * Whether the parser takes a part for a file as it is, by its headers. In doubt it isn't one: of several dispositions the last counts, and
 * a quote after a backslash may end a name or not.
 */
function isFile(head: string): boolean {
  const lines = head.split('\r\n');
  const [disposition, ...others] = lines.filter((line) => /^\s*content-disposition\s*:/i.test(line));
  if (disposition === undefined || others.length > 0 || disposition.includes('\\"')) return false;
  const isDecoded = lines.some((line) => /^\s*content-transfer-encoding\s*:\s*base64/i.test(line));
  return !isDecoded && /;\s*filename\*?\s*=/i.test(disposition.replaceAll(/"[^"]*"/g, '""'));
}
