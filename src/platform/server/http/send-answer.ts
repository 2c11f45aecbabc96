import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sendStandardResponse } from '@orpc/standard-server-node';
import { answer } from './answer.ts';

const compress = promisify(gzip);
/** Bytes below which compressing saves nothing: the answer fits into one packet either way. */
const leastCompressed = 1024;

/**
 * Sends what a procedure answers. JSON goes out at once with its length, compressed whole for callers who take that. oRPC's own way sends
 * it in chunks through a stream that compresses, also where nothing is compressed. Files and other streams go that way.
 */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  made: Parameters<typeof sendStandardResponse>[1],
): Promise<void> {
  const { status, headers, body } = made;
  if (!isPlain(body)) return sendStandardResponse(response, made);
  const text = JSON.stringify(body);
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  const plain = { 'content-type': 'application/json', vary: 'Accept-Encoding' };
  if (text.length < leastCompressed || !/\bgzip\b/.test(String(request.headers['accept-encoding']))) {
    return answer(response, status, { ...plain, 'content-length': Buffer.byteLength(text) }, text);
  }
  const compressed = await compress(text);
  answer(response, status, { ...plain, 'content-encoding': 'gzip', 'content-length': compressed.length }, compressed);
}

/** Whether it is JSON as it is: anything but nothing, files, forms and streams. */
function isPlain(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return body !== undefined;
  return Array.isArray(body) || Object.getPrototypeOf(body) === Object.prototype;
}
