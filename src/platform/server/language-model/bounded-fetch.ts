/** Bytes of an answer: a slide takes some 2 kB. */
const maxBytes = 512 * 1024;

/**
 * Fetches an answer with its whole body, so that the client's timeout covers the body too: it otherwise ends with the headers, and a
 * body that trickles would never end. Follows no redirect, because texts go only to the host that their owner agreed to.
 */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const { status, statusText, headers, body } = response;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (bytes > maxBytes) throw new Error(`The answer of the language model has more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return new Response(hasNoBody(status) ? null : Buffer.concat(chunks), { status, statusText, headers });
}

/** Statuses whose response may not have a body (fetch standard, null body status). */
function hasNoBody(status: number): boolean {
  return [101, 103, 204, 205, 304].includes(status);
}
