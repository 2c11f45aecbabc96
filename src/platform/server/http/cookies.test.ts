import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cookieHeader, hasCookies, readCookie } from './cookies.ts';

const request = (cookie: string | undefined) => ({ headers: { cookie } }) as IncomingMessage;
const name = fc.stringMatching(/^[\w-]{1,20}$/);

test.each([
  ['http', false, ''],
  ['https', true, '__Host-'],
])('cookies are read as they were set, on %s', (_protocol, https, prefix) => {
  const value = fc.stringMatching(/^[\w.=+/-]{0,40}$/);
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key }), (pairs) => {
      const sent = pairs.map(([key, text]) => `${prefix}${key}=${text}`).join('; ');
      for (const [key, text] of pairs) expect(readCookie(request(sent), key, https)).toBe(text);
    }),
  );
});

test('a cookie without the prefix is none on https, where a subdomain could have planted it', () => {
  expect(readCookie(request('kiem_session=geplant'), 'kiem_session', true)).toBeUndefined();
  expect(readCookie(request('kiem_session=geplant; __Host-kiem_session=eigen'), 'kiem_session', true)).toBe('eigen');
});

test('whatever comes as a cookie header is read without a failure', () => {
  const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array).toString('latin1'));
  fc.assert(
    fc.property(bytes, name, (header, asked) => {
      const value = readCookie(request(header), asked, false);
      expect(value === undefined || header.includes(value)).toBe(true);
    }),
  );
  expect([hasCookies(request(undefined)), readCookie(request(undefined), 'naam', false)]).toEqual([false, undefined]);
});

test('a cookie is for this host alone, and on https for https alone', () => {
  const cookie = { name: 'naam', value: 'waarde', maxAgeSeconds: 60 };
  expect(cookieHeader(cookie, false)).toEqual(['Set-Cookie', 'naam=waarde; Path=/; HttpOnly; SameSite=Lax; Max-Age=60']);
  expect(cookieHeader(cookie, true)).toEqual(['Set-Cookie', '__Host-naam=waarde; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure']);
});
