import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { commonMessages } from '../../errors.ts';
import { copyHeaders } from './cookies.ts';
import { errorPage } from './error-page.ts';
import type { FailureStatus } from './failure-status.ts';

/** Headers of one answer. */
type AnswerHeaders = Record<string, string | number>;

/**
 * Answers with a whole body. Does nothing for a caller who left or was answered before: writing to an ended response
 * emits an error, and an answer that was begun elsewhere can't be completed here.
 */
export function answer(response: ServerResponse, status: number, headers: AnswerHeaders, body?: string | Uint8Array): void {
  if (response.destroyed || response.headersSent) return;
  response.writeHead(status, headers).end(body);
}

/** An answer of the API outside its procedures. */
export function answerJson(response: ServerResponse, status: number, body: object, headers: AnswerHeaders = {}): void {
  const common = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  answer(response, status, { ...common, ...headers }, JSON.stringify(body));
}

/**
 * Answers with a body that is read as the caller takes it, and closes its source however the answer ends.
 * Resolves when the caller left; rejects when the source fails.
 */
export async function answerStream(response: ServerResponse, status: number, headers: AnswerHeaders, content: Readable): Promise<void> {
  if (response.destroyed || response.headersSent) {
    content.destroy();
    return;
  }
  response.writeHead(status, headers);
  await pipeline(content, response).catch((error: unknown) => {
    if (!response.destroyed || content.errored !== null) throw error;
  });
}

/** Answers with a response of the Fetch API. Headers that were set before stay. */
export async function answerWith(response: ServerResponse, made: Response): Promise<void> {
  if (response.destroyed) {
    await made.body?.cancel();
    return;
  }
  copyHeaders(made.headers, response);
  if (made.body === null) return answer(response, made.status, {});
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: web streams are declared by Node and by the DOM; they are one thing.
  await answerStream(response, made.status, {}, Readable.fromWeb(made.body as WebStream));
}

/** Whether a person opens a page by this request. */
export function isNavigation(request: IncomingMessage): boolean {
  return request.headers['sec-fetch-mode'] === 'navigate' || request.headers.accept?.startsWith('text/html') === true;
}

/** Answers a request that can't be served, with a page for a person who navigates, else with the API's error. Cuts off an answer that was begun. */
export function answerFailure(request: IncomingMessage, response: ServerResponse, status: FailureStatus, requestId: string): void {
  if (response.headersSent) {
    if (!response.writableEnded) response.destroy();
    return;
  }
  if (isNavigation(request)) {
    const { headers, html } = errorPage(status, requestId);
    answer(response, status, headers, html);
    return;
  }
  const code = ({ 500: 'INTERNAL_SERVER_ERROR', 503: 'SERVICE_UNAVAILABLE', 507: 'INSUFFICIENT_STORAGE' } as const)[status];
  answerJson(response, status, { code, message: commonMessages[code] }, status === 503 ? { 'Retry-After': '2' } : {});
}
