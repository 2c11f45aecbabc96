import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { commonMessages } from '../../errors.ts';
import { answer, answerJson } from '../http/answer.ts';

const compress = promisify(gzip);

/** A public file as it is answered, plain and compressed. */
export type PublicFile = { type: string; body: Buffer; compressed: Buffer | null; etag: string; changedAt: Date | null };

/** Makes a public file of text. */
export async function textFile(type: string, text: string, changedAt: Date | null = null): Promise<PublicFile> {
  const body = Buffer.from(text);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { type: `${type}; charset=utf-8`, body, compressed: await compress(body), etag, changedAt };
}

/** Refuses methods other than reading; returns whether it did. */
export function refuseWrites(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  answerJson(response, 405, { code: 'METHOD_NOT_SUPPORTED', message: commonMessages.METHOD_NOT_SUPPORTED }, { Allow: 'GET, HEAD' });
  return true;
}

export function answerNotFound(response: ServerResponse): void {
  answerJson(response, 404, { code: 'NOT_FOUND', message: commonMessages.NOT_FOUND }, { 'X-Robots-Tag': 'noindex' });
}

/** Whether a caller has this version already. Dates don't tell: a list from which something was withdrawn is no newer. */
export function isKnown(request: IncomingMessage, etag: string): boolean {
  const tags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

/** Sets the headers that every answer of a version has, the one without content too. */
export function setVersion(response: ServerResponse, { etag, changedAt }: Pick<PublicFile, 'etag' | 'changedAt'>, seconds: number): void {
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', `public, max-age=${seconds}`);
  if (changedAt !== null) response.setHeader('Last-Modified', changedAt.toUTCString());
}

/** Answers with a public file that others may keep for so many seconds. */
export function answerFile(request: IncomingMessage, response: ServerResponse, file: PublicFile, seconds: number): void {
  setVersion(response, file, seconds);
  if (file.compressed !== null) response.setHeader('Vary', 'Accept-Encoding');
  if (isKnown(request, file.etag)) {
    answer(response, 304, {});
    return;
  }
  const isCompressed = file.compressed !== null && /\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '');
  const body = isCompressed && file.compressed !== null ? file.compressed : file.body;
  const headers = { 'Content-Type': file.type, 'Content-Length': body.length };
  answer(response, 200, isCompressed ? { ...headers, 'Content-Encoding': 'gzip' } : headers, request.method === 'HEAD' ? undefined : body);
}
