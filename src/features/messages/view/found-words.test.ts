import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAtWords } from './found-words.ts';

test('each word is found, regardless of case and accents', () => {
  expect(cutAtWords('Een Café in Gent', 'cafe gent')).toEqual([
    { words: 'Een ', isFound: false },
    { words: 'Café', isFound: true },
    { words: ' in ', isFound: false },
    { words: 'Gent', isFound: true },
  ]);
});

test('a word that isn’t there leaves the text whole', () => {
  expect(cutAtWords('Tot morgen', 'gisteren')).toEqual([{ words: 'Tot morgen', isFound: false }]);
});

test('an emoji before a found word doesn’t shift its mark', () => {
  expect(cutAtWords('😀 hallo', 'hallo')).toEqual([
    { words: '😀 ', isFound: false },
    { words: 'hallo', isFound: true },
  ]);
});

test('the pieces always add up to the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, search) => {
      expect(
        cutAtWords(text, search)
          .map(({ words }) => words)
          .join(''),
      ).toBe(text);
    }),
  );
});
