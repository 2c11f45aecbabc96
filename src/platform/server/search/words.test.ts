import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedWords, searchWords } from './words.ts';

const texts: [text: string, words: string[]][] = [
  ['Zoë’s café: Crème brûlée!', ['zoe', 'cafe', 'creme', 'brulee']],
  ["Foto's en auto’s", ['foto', 'en', 'auto']],
  ['C++, C#, F# en .NET', ['cplusplus', 'csharp', 'fsharp', 'en', 'dotnet']],
  ['abc# bol.net ASP.NET', ['abc', 'bol', 'net', 'asp', 'net']],
  ['info@kiem.be, 1.000 euro & R&D', ['info', 'kiem', 'be', '1', '000', 'euro', 'r', 'd']],
  ['Œuvre, Ærø, Łódź, Straße', ['oeuvre', 'aero', 'lodz', 'strase']],
  ['Ǿre Ǽra', ['ore', 'aera']],
  ['1e5x 3d web3', ['1e5', 'x', '3d', 'web3']],
  ['🎉 ‼️ — ???', []],
];

test.each(texts)('the words of %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test('words with hyphens are also one', () => {
  expect(joinedWords('Een e-commerce start-up, - en --')).toEqual(['ecommerce', 'startup']);
});

test('words have letters and digits only, and at most 40 of them, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const word of [...searchWords(text), ...joinedWords(text)]) {
        expect(word).toMatch(/^[\p{L}\p{Nd}]+$/u);
        expect([...word].length).toBeLessThanOrEqual(40);
      }
    }),
  );
});

test('the words of a text are their own words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
      const words = searchWords(text);
      expect(searchWords(words.join(' '))).toEqual(words);
    }),
  );
});

test('a long word without hyphens is read once', () => {
  expect(joinedWords(`${'a'.repeat(300_000)} e-bike`)).toEqual(['ebike']);
});
