import type { IncomingMessage, ServerResponse } from 'node:http';
import { wireName } from '../../cookie-names.ts';

/** Every cookie of a request by the name it travels under. */
function cookiesOf(request: IncomingMessage): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0) cookies.set(part.slice(0, equals).trim(), part.slice(equals + 1).trim());
  }
  return cookies;
}

export function hasCookies(request: IncomingMessage): boolean {
  return request.headers.cookie !== undefined;
}

/** The value of one of our cookies; undefined when the request has none. */
export function readCookie(request: IncomingMessage, name: string, https: boolean): string | undefined {
  return cookiesOf(request).get(wireName(name, https));
}

/** Copies the headers of an answer that was made elsewhere; its cookies add to those that are set already. */
export function copyHeaders(made: Headers, response: ServerResponse): void {
  for (const [name, value] of made) {
    if (name === 'set-cookie') response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
}

type NewCookie = { name: string; value: string /** 0 removes it. */; maxAgeSeconds: number };

/** The header that sets one of our cookies: out of reach of scripts, for this host alone. */
export function cookieHeader({ name, value, maxAgeSeconds }: NewCookie, https: boolean): [name: 'Set-Cookie', value: string] {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${https ? '; Secure' : ''}`;
  return ['Set-Cookie', `${wireName(name, https)}=${value}; ${attributes}`];
}
