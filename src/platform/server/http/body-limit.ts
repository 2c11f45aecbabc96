import type { IncomingMessage } from 'node:http';
import { ORPCError } from '@orpc/server';

/**
 * Refuses bodies over a limit, and those of types that no procedure takes. oRPC's own plugin throws within the request's `data`
 * event: while nobody reads the body by iterating, as when the rest of it is let go by after the answer, that error
 * reaches nobody and ends the process. Here the body is read whole, by one reader that owns its failure.
 */
export function limitBody(request: IncomingMessage, maxBytes: number): void {
  let reading: Promise<unknown> | undefined;
  Object.defineProperty(request, 'body', {
    configurable: true,
    get() {
      reading ??= readBody(request, maxBytes);
      return reading;
    },
  });
}

async function readBody(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const type = request.headers['content-type'] ?? 'application/json';
  const text = (await readBytes(request, maxBytes)).toString();
  if (text === '') return undefined;
  if (type.startsWith('application/json')) return JSON.parse(text);
  if (type.startsWith('application/x-www-form-urlencoded')) return new URLSearchParams(text);
  throw new ORPCError('BAD_REQUEST');
}

/** The whole body; the request stays usable when it is refused. */
async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new ORPCError('PAYLOAD_TOO_LARGE');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) throw new ORPCError('PAYLOAD_TOO_LARGE');
  }
  return Buffer.concat(chunks);
}
