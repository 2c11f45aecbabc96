import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { answer, answerJson } from '../platform/server/http/answer.ts';
import type { Route } from '../platform/server/http/listener.ts';
import { sentPathOf } from '../platform/server/http/request.ts';
import { apiDocsPage, apiDocsStyle } from './api-docs-page.ts';

/** The files of swagger-ui-dist that the page needs. Kiem serves them itself, as pages load nothing from other hosts. */
const types = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' };

type FileName = keyof typeof types;

function isFileName(name: string): name is FileName {
  return Object.hasOwn(types, name);
}

const compress = promisify(brotliCompress);
const compressed = new Map<FileName, Promise<Buffer>>();

/** Reads and compresses a file on its first request. */
function readCompressed(name: FileName): Promise<Buffer> {
  const known = compressed.get(name);
  if (known !== undefined) return known;
  const file = new URL(import.meta.resolve(`swagger-ui-dist/${name}`));
  const reading = readFile(file).then((content) => compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  compressed.set(name, reading);
  reading.catch(() => compressed.delete(name));
  return reading;
}

/** Serves a readable API reference at /api/docs, rendered from /api/openapi.json. */
export function apiDocsRoutes(appName: string): Route[] {
  return [
    { path: '/api/docs', handle: (_request, response) => sendPage(response, appName) },
    {
      path: '/api/docs/',
      async handle(request, response) {
        const name = sentPathOf(request).slice('/api/docs/'.length);
        if (name === '') return sendPage(response, appName);
        if (name === 'reference.css') return sendFile(response, 'text/css', Buffer.from(apiDocsStyle));
        if (!isFileName(name)) return answerJson(response, 404, { code: 'NOT_FOUND', message: 'Niet gevonden.' });
        response.setHeader('Content-Encoding', 'br');
        sendFile(response, types[name], await readCompressed(name));
      },
    },
  ];
}

function sendFile(response: ServerResponse, type: string, content: Buffer): void {
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600', Vary: 'Accept-Encoding' };
  answer(response, 200, headers, content);
}

function sendPage(response: ServerResponse, appName: string): void {
  const nonce = randomBytes(16).toString('base64url');
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    // Swagger UI sets style attributes, which need 'unsafe-inline'; its script needs no more than this.
    'Content-Security-Policy': `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  };
  answer(response, 200, headers, apiDocsPage(appName, nonce));
}
