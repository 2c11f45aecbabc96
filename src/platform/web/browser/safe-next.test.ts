import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

test.each(['/', '/feed', '/banen/nieuw', '/netwerk?chat=0199a1f0', '/projecten?status=open&pagina=2#rollen', '/%2F%2Fergens'])(
  '%s is a path of this site',
  (path) => {
    expect(safeNext(path)).toBe(path);
  },
);

test.each([
  undefined,
  null,
  7,
  ['/feed'],
  '',
  'feed',
  'https://elders.example',
  '//elders.example',
  '///elders.example',
  '/\\elders.example',
  '\\\\elders.example',
  '/\t/elders.example',
  '/\n/elders.example',
  '\u0000/feed',
  ' /feed',
  '/.//elders.example',
  '/feed/..//elders.example',
  '/%2e//elders.example',
  'javascript:alert(1)',
  'data:text/html,hallo',
  '/auth',
  '/auth?next=/feed',
  '/AUTH/',
  '/feed/../auth',
  `/${'a'.repeat(2000)}`,
])('%j leads home', (next) => {
  expect(safeNext(next)).toBe('/');
});

test('whatever is given, the answer stays on this site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    ':',
    '@',
    '?',
    '#',
    'elders.example',
    'https:',
    'auth',
    '\t',
    '\u2028',
    'feed',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const url = new URL(safeNext(parts.join('')), 'https://kiem.example');
      expect(url.origin).toBe('https://kiem.example');
      expect(safeNext(`${url.pathname}${url.search}${url.hash}`)).not.toMatch(/^(\/\/|\/auth(\/|$))/);
    }),
  );
});
