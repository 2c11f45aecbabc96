import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { answer } from './answer.ts';
import { copyHeaders } from './cookies.ts';

const compress = promisify(gzip);

/** An answer to somebody who opens a page; without a text it leads elsewhere. */
export type Page = { status: number; headers: Headers; html: string | null };

/**
 * Sends a page in one piece with its length, compressed off the main thread for callers who take that. Headers that were set before stay.
 */
export async function sendPage(request: IncomingMessage, response: ServerResponse, { status, headers, html }: Page): Promise<void> {
  copyHeaders(headers, response);
  if (html === null) return answer(response, status, {});
  const text = Buffer.from(html);
  const isCompressed = /\bgzip\b/.test(String(request.headers['accept-encoding']));
  const body = isCompressed ? await compress(text) : text;
  const own = { Vary: 'Accept-Encoding', 'Content-Length': body.length };
  answer(response, status, isCompressed ? { ...own, 'Content-Encoding': 'gzip' } : own, body);
}
