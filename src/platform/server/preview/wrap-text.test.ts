import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWhole, wrapText } from './wrap-text.ts';

/** Each sign is one wide. */
const wrap = (lines: number, width: number) => ({ lines, width, widthOf: (text: string) => text.length });

test('words go to the next line where they don’t fit', () => {
  expect(wrapText('Samen een dak vol panelen', wrap(3, 10))).toEqual(['Samen een', 'dak vol', 'panelen']);
});

test('text that is too long ends in an ellipsis, without a sign before it', () => {
  expect(wrapText('Samen een dak, vol panelen', wrap(2, 9))).toEqual(['Samen een', 'dak, vol…']);
  expect(wrapText('Samen een dak, vol panelen', wrap(2, 8))).toEqual(['Samen', 'een dak…']);
});

test('a word that is wider than a line is divided before a syllable, and ‘ch’ isn’t', () => {
  expect(wrapText('arbeidsongeschiktheid', wrap(3, 10))).toEqual(['arbeidson-', 'geschikt-', 'heid']);
  expect(wrapText('rechtsbijstandsverzekering', wrap(4, 9))).not.toContainEqual(expect.stringMatching(/^h/));
});

test('a word without syllables is divided anywhere', () => {
  expect(wrapText('xxxxxxxxxxxx', wrap(3, 5))).toEqual(['xxxxx', 'xxxxx', 'xx']);
});

test('every line fits, there are no more than asked for, and what is whole loses nothing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 4, max: 40 }), fc.integer({ min: 1, max: 4 }), (text, width, lines) => {
      const wrapped = wrapText(text, wrap(lines, width));
      expect(wrapped.length).toBeLessThanOrEqual(lines);
      for (const line of wrapped) expect(line.length).toBeLessThanOrEqual(width);
      if (isWhole(text, wrap(lines, width))) expect(wrapped.join(' ')).toBe(text.split(' ').filter(Boolean).join(' '));
    }),
  );
});
