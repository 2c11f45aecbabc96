import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLinks, shortenAddress } from './find-links.ts';

const linksOf = (text: string) => findLinks(text).flatMap(({ href }) => href ?? []);

test('a text without links stays one piece', () => {
  expect(findLinks('Vandaag\n\neen nieuwe collega.')).toEqual([{ text: 'Vandaag\n\neen nieuwe collega.' }]);
  expect(findLinks('')).toEqual([]);
});

test('an address becomes a link as it was written', () => {
  expect(findLinks('Lees https://kiem.example/verhaal?p=1#slot en reageer')).toEqual([
    { text: 'Lees ' },
    { text: 'https://kiem.example/verhaal?p=1#slot', href: 'https://kiem.example/verhaal?p=1#slot' },
    { text: ' en reageer' },
  ]);
});

test.each([
  ['Zie https://kiem.example.', 'https://kiem.example/'],
  ['Zie (https://kiem.example/a).', 'https://kiem.example/a'],
  ['https://nl.wikipedia.org/wiki/Kiem_(plant)!', 'https://nl.wikipedia.org/wiki/Kiem_(plant)'],
  ['[https://kiem.example/a], en?', 'https://kiem.example/a'],
  ['HTTPS://Kiem.Example/Pad', 'https://kiem.example/Pad'],
  ['«http://kiem.example/a»', 'http://kiem.example/a'],
])('what ends the sentence is no part of it: %s', (text, href) => {
  expect(linksOf(text)).toEqual([href]);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt://kiem.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://kiem.example',
  'file:///etc/passwd',
  'http://',
  'https://)',
  'https://[',
  'xhttps://kiem.example',
  'https://kiem.example@elders.example/',
  'https://kiem.example:geheim@elders.example/',
  'https://kiem.example:99999/',
])('no link: %s', (text) => {
  expect(linksOf(text)).toEqual([]);
});

test('markup and invisible characters end an address', () => {
  expect(linksOf('https://kiem.example/"onmouseover=alert(1)')).toEqual(['https://kiem.example/']);
  expect(linksOf('https://kiem.example/<b>')).toEqual(['https://kiem.example/']);
  expect(linksOf('https://kiem.example/a\u202Egpj.exe')).toEqual(['https://kiem.example/a']);
  expect(linksOf('https://kiem.example/a\u200Bb')).toEqual(['https://kiem.example/a']);
});

test('nothing of a text is lost and every link is http or https', () => {
  const pieces = fc.constantFrom(
    'https://',
    'http://',
    'kiem.example',
    '/',
    '(',
    ')',
    '[',
    ']',
    '.',
    '!',
    '@',
    ':',
    ' ',
    '\n',
    'é',
    '\u202E',
    '"',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 30 }), (given) => {
      const text = given.join('');
      expect(
        findLinks(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
      for (const href of linksOf(text)) expect(href).toMatch(/^https?:\/\/[^@/]+\//);
    }),
  );
});

test('a long hostile text too', () => {
  expect(linksOf(`https://kiem.example/${').'.repeat(1400)}`)).toEqual(['https://kiem.example/']);
});

test.each([')', ').', ']', '.'])('an address that ends in millions of %s ends before them', (end) => {
  // In proportion to its length this takes some tenths of a second. If the cost grew with its square, the test would run out of time.
  const [link, rest] = findLinks(`https://kiem.example/${end.repeat(4_000_000 / end.length)}`);

  expect(link).toEqual({ text: 'https://kiem.example/', href: 'https://kiem.example/' });
  expect(rest?.text).toHaveLength(4_000_000);
});

test.each([
  ['https://www.kiem.example/', 'kiem.example'],
  ['http://kiem.example/plan?jaar=2026', 'kiem.example/plan?jaar=2026'],
  ['https://kiem.example/een/heel/lang/adres/dat/niet/past', 'kiem.example/een/heel/lang/adres/dat/ni…'],
  [`https://${'a'.repeat(50)}.example/plan`, `${'a'.repeat(50)}.example…`],
])('%s shows as %s', (address, shown) => {
  expect(shortenAddress(address)).toBe(shown);
});
