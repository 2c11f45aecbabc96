import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings.ts';
import { hasCookies } from './cookies.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may write: one that a browser sends, or that carries cookies, must come
 * from this site. Without APP_URL, any name under which this server is reached will do.
 */
export function isOwnOrigin(request: IncomingMessage, settings: Pick<Settings, 'appUrl' | 'appUrlIsDefault'>): boolean {
  if (reads.has(request.method ?? '')) return true;
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return !hasCookies(request);
  if (origin === settings.appUrl) return true;
  return settings.appUrlIsDefault && origin === `http://${host}`;
}
