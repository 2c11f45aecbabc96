import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deckStyles } from '../policy/deck.ts';
import { contrastOf, leastContrast, readableOn } from './policy/colour.ts';
import { lookOf } from './policy/look.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('contrast is 21 for black on white, 1 for a colour on itself, and the same either way', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#1f7a4d', '#1f7a4d')).toBe(1);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#ffffff', '#777777')).toBe(contrastOf('#777777', '#ffffff'));
});

test('a colour that can be read stays, and others become darker or lighter', () => {
  expect(readableOn('#1f7a4d', ['#ffffff'])).toBe('#1f7a4d');
  expect(contrastOf('#000000', readableOn('#ffff00', ['#ffffff']))).toBeLessThan(contrastOf('#000000', '#ffff00'));
  expect(contrastOf('#000000', readableOn('#000080', ['#0f1512']))).toBeGreaterThan(contrastOf('#000000', '#000080'));
});

test('with any colour of the owner, all text of all styles can be read on its grounds', () => {
  fc.assert(
    fc.property(fc.constantFrom(...deckStyles), fc.option(colour), (style, wanted) => {
      const { colours } = lookOf(style, wanted);
      for (const ground of [colours.paper, colours.card]) {
        for (const ink of [colours.ink, colours.soft, colours.accent])
          expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(leastContrast);
      }
      expect(contrastOf(colours.accent, colours.tint)).toBeGreaterThanOrEqual(leastContrast);
      expect(contrastOf(colours.ink, colours.tint)).toBeGreaterThanOrEqual(leastContrast);
      expect(contrastOf(colours.soft, colours.tint)).toBeGreaterThanOrEqual(leastContrast);
      expect(contrastOf(colours.onAccent, colours.accent)).toBeGreaterThanOrEqual(leastContrast);
    }),
    { numRuns: 2_000 },
  );
});
