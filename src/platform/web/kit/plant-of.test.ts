import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plantFrame, plantOf } from './plant-of.ts';

test('a title always has the same plant, also when it is drawn anew after a thousand others', () => {
  const first = plantOf('Wijkvonk');
  for (let other = 0; other < 1_000; other += 1) plantOf(`Ander project ${other}`);
  const again = plantOf('Wijkvonk');
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

test('titles that differ by a letter have plants of their own', () => {
  const titles = Array.from({ length: 100 }, (_, number) => `Project ${number}`);
  expect(new Set(titles.map((title) => plantOf(title).leaves)).size).toBe(100);
});

test('whatever the title, the paths hold finite numbers and the tallest stem stays in the frame', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const { sun, hills, stems, leaves, tips } = plantOf(title);
      expect([sun.x, sun.y, sun.r].every(Number.isFinite)).toBe(true);
      for (const path of [...hills, stems, leaves, tips]) {
        expect(path).toMatch(/^M/);
        expect(path).not.toMatch(/NaN|Infinity|undefined/);
      }
      const tops = [...stems.matchAll(/ (-?[\d.]+)(?=M|$)/g)].map(([, y]) => Number(y));
      expect(tops).toHaveLength(3);
      for (const y of tops) expect(y > 0 && y < plantFrame.height).toBe(true);
    }),
  );
});
