import type { IncomingMessage } from 'node:http';
import { ORPCError } from '@orpc/server';

/**
 * Reads a body, and refuses those over a limit and of types that no procedure takes. oRPC's own plugin throws within the request's
 * `data` event: while nobody reads the body by iterating, as when the rest of it is let go by after the answer, that error
 * reaches nobody and ends the process. Here the body is read whole, by one reader that owns its failure.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const type = request.headers['content-type'] ?? 'application/json';
  const text = (readWhole(request, maxBytes) ?? (await readBytes(request, maxBytes))).toString();
  if (text === '') return undefined;
  if (type.startsWith('application/json')) return refuseMany(JSON.parse(text));
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const fields = new URLSearchParams(text);
    refuseMany([...fields]);
    return fields;
  }
  throw new ORPCError('BAD_REQUEST');
}

/** The most values of a body, of whatever kind and depth: each wrong one costs a check and a message of its own. */
export const maxValues = 5_000;

/** Returns a body as it is; throws when it holds more values than any input has. */
function refuseMany(body: unknown): unknown {
  let count = 0;
  for (let level: unknown[] = [body]; level.length > 0; level = level.flatMap(valuesOf)) {
    count += level.length;
    if (count > maxValues) throw new ORPCError('PAYLOAD_TOO_LARGE');
  }
  return body;
}

const valuesOf = (value: unknown): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : []);

/**
 * A body that is here already, as most are by the time that their reader asks; null for others. Events for one that is whole cost more than
 * the rest of reading it.
 */
function readWhole(request: IncomingMessage, maxBytes: number): Buffer | null {
  if (!request.complete || request.destroyed || request.readableLength > maxBytes) return null;
  const body: Buffer | null = request.read();
  return body ?? Buffer.of();
}

/** The whole body, as it comes; the request stays usable when it is refused. */
function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const take = (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) refuse(new ORPCError('PAYLOAD_TOO_LARGE'));
  };
  const finish = () => {
    stopReading();
    resolve(Buffer.concat(chunks));
  };
  const refuse = (reason: Error) => {
    stopReading();
    request.pause();
    reject(reason);
  };
  const breakOff = () => refuse(new Error('The caller left before the body was whole.'));
  const stopReading = () => request.off('data', take).off('end', finish).off('error', refuse).off('close', breakOff);

  if (request.destroyed) breakOff();
  else if (Number(request.headers['content-length'] ?? 0) > maxBytes) refuse(new ORPCError('PAYLOAD_TOO_LARGE'));
  else request.on('data', take).on('end', finish).on('error', refuse).on('close', breakOff);
  return promise;
}
