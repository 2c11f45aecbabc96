import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { answer } from './answer.ts';
import { copyHeaders } from './cookies.ts';

const compress = promisify(gzip);

/**
 * Sends a page in one piece with its length, compressed off the main thread for callers who take that. Headers that were set before stay.
 */
export async function sendPage(request: IncomingMessage, response: ServerResponse, page: Response): Promise<void> {
  copyHeaders(page.headers, response);
  if (page.body === null) return answer(response, page.status, {});
  const html = Buffer.from(await page.arrayBuffer());
  const isCompressed = /\bgzip\b/.test(String(request.headers['accept-encoding']));
  const body = isCompressed ? await compress(html) : html;
  const headers = { Vary: 'Accept-Encoding', 'Content-Length': body.length };
  answer(response, page.status, isCompressed ? { ...headers, 'Content-Encoding': 'gzip' } : headers, body);
}
