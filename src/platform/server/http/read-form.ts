import { readFile } from 'node:fs/promises';
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
 * longer texts than any. The platform's parser has no limits: a body of 50 MB has room for a million parts.
 */
export async function readForm(contentType: string, file: string): Promise<FormData | undefined> {
  const boundary = boundaryOf(contentType);
  if (boundary === null) return undefined;
  const body = await readFile(file);
  if (!isSmall(body, boundary)) return undefined;
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  const form = await new Response(streamOf(body), { headers }).formData().catch(() => undefined);
  if (form === undefined) return undefined;
  const hasLongText = [...form.values()].some((value) => typeof value === 'string' && value.length > maxTextLength);
  return hasLongText ? undefined : form;
}

/** A response would copy the bytes themselves, of which there may be 51 MB. */
function streamOf(body: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(body);
      controller.close();
    },
  });
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

/**
 * Whether the parser finds few parts with short headers, and none but files that are long: it decodes all others, 50 MB of text in half
 * a second. It looks for the boundary without the dashes before it, so that is counted.
 */
function isSmall(body: Buffer, boundary: string): boolean {
  let found = 0;
  for (let at = body.indexOf(boundary); at !== -1; ) {
    const start = at + boundary.length;
    const next = body.indexOf(boundary, at + 1);
    const head = body.subarray(start, start + maxHeadBytes).toString('latin1');
    const headLength = head.indexOf('\r\n\r\n');
    found += 1;
    if (found > maxParts + 1) return false;
    // The last one, which ends the form, is followed by dashes.
    if (!head.startsWith('--')) {
      if (headLength === -1) return false;
      // Before the next boundary are a line's end and two dashes.
      const bytes = (next === -1 ? body.length : next) - start - headLength - 8;
      if (bytes > maxTextBytes && !isFile(head.slice(0, headLength))) return false;
    }
    at = next;
  }
  return true;
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
