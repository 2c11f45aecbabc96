import { expect, test } from 'vitest';
import { codeAfterPaint } from './code-after-paint.ts';

const page = (head: string) => `<html><head>${head}<link rel="preload" as="font" href="/a.woff2"/></head><body>Tekst</body></html>`;
const tags = `<link rel="modulepreload" href="/assets/een.js" fetchPriority="low" nonce="n"/><link rel="modulepreload" href="/assets/react-twee.js" nonce="n"/><script type="module" async="" src="/assets/een.js" nonce="n"></script>`;

test('a page asks for no code of itself; one script does, with its nonce, once the page is painted', () => {
  const html = codeAfterPaint(page(tags));

  expect(html).not.toMatch(/modulepreload" href|type="module"|src=/);
  expect(html).toMatch(/<script nonce="n">\(async\(\)=>\{/);
  expect(html).toContain('of ["/assets/een.js","/assets/react-twee.js"]){await turn();document.head.append');
  expect(html).toContain('of ["/assets/react-twee.js","/assets/een.js"]){await import(file)');
  expect(html).toContain('<link rel="preload" as="font" href="/a.woff2"/></head><body>Tekst</body>');
});

test('a page without the code that it is known by is left as it is', () => {
  const other = page('<link rel="modulepreload" href="/assets/een.js"/><script type="module" src="/assets/een.js"></script>');

  expect(codeAfterPaint(other)).toBe(other);
});
