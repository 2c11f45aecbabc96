import { expect, test } from 'vitest';
import { codeAfterPaint } from './code-after-paint.ts';

const files = ['/assets/een.js', '/assets/react-twee.js'];
const page = (tag: string) => `<html><head><link rel="preload" as="font" href="/a.woff2"/></head><body>Tekst${tag}</body></html>`;
const entry = '<script type="module" async="" src="/assets/een.js" nonce="n"></script>';

test('a page asks for no code of itself; one script does, with its nonce, once the page is painted', () => {
  const html = codeAfterPaint(page(entry), files);

  expect(html).not.toMatch(/type="module"|src=/);
  expect(html).toMatch(/<body>Tekst<script nonce="n">\(async\(\)=>\{/);
  expect(html).toContain('of ["/assets/een.js","/assets/react-twee.js"]){await turn();document.head.append');
  expect(html).toContain('of ["/assets/react-twee.js","/assets/een.js"]){await import(file)');
  expect(html).toContain('<link rel="preload" as="font" href="/a.woff2"/></head><body>Tekst');
});

test('a page without the code that it is known by is left as it is', () => {
  const other = page('<script type="module" src="/assets/een.js"></script>');

  expect(codeAfterPaint(other, files)).toBe(other);
});
