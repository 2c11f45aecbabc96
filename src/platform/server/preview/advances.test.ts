import { expect, test, vi } from 'vitest';
import { documentFonts } from '../document-fonts.ts';
import { openTypeface } from '../typeface.ts';
import { createAdvances } from './advances.ts';

const font = openTypeface(documentFonts.text);
const asked = vi.spyOn(font, 'glyphForCodePoint');

test('a sign that the typeface has is asked for once', () => {
  const advanceOf = createAdvances(font);
  const text = 'Zonnedak: één dak';

  const widths = [...text, ...text].map(advanceOf);

  expect(asked).toHaveBeenCalledTimes(new Set(text).size);
  asked.mockClear();
  expect(widths).toEqual([...text, ...text].map((sign) => font.glyphForCodePoint(sign.codePointAt(0) ?? 0).advanceWidth));
});

test('a sign that it lacks is as wide as the box in its place, and is not looked for', () => {
  const advanceOf = createAdvances(font);
  asked.mockClear();

  expect(['𠀀', '𠀀'].map(advanceOf)).toEqual([font.getGlyph(0).advanceWidth, font.getGlyph(0).advanceWidth]);

  expect(asked).not.toHaveBeenCalled();
});
