import { expect, test } from 'vitest';
import { pagePolicy } from './headers.ts';

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]));
}

test('a page runs scripts of this site and this answer only, and nothing from another host', () => {
  const policy = directives(pagePolicy('abc', 'production'));

  expect(policy['script-src']).toEqual(["'self'", "'nonce-abc'"]);
  expect(policy['style-src']).toEqual(["'self'", "'nonce-abc'"]);
  expect(policy['default-src']).toEqual(["'self'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(policy['form-action']).toEqual(["'self'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(pagePolicy('abc', 'production')).not.toMatch(/https?:|unsafe-eval|\*/);
});

test('scripts are as strict in development', () => {
  expect(directives(pagePolicy('abc', 'development'))['script-src']).toEqual(["'self'", "'nonce-abc'"]);
});
