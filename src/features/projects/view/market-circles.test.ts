import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marketCircles, marketFrame } from './market-circles.ts';

const market = (size: string, amount: number) => ({ size, amount });

test('a market of a quarter of the amount has half the radius, and both meet at the bottom', () => {
  expect(marketCircles([market('sam', 25), market('tam', 100)])).toEqual([
    { size: 'tam', r: 100, cx: 100, cy: 100 },
    { size: 'sam', r: 50, cx: 100, cy: 150 },
  ]);
});

test('the areas are to each other as the amounts are', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(amount, amount, amount, (tam, sam, som) => {
      const circles = marketCircles([market('tam', tam), market('sam', sam), market('som', som)]);
      const area = (size: string) => (circles.find((circle) => circle.size === size)?.r ?? 0) ** 2;
      expect((area('tam') * sam) / (area('sam') * tam)).toBeCloseTo(1, 9);
      for (const { r, cx, cy } of circles) {
        expect(cx - r).toBeGreaterThanOrEqual(-1e-9);
        expect(cy + r).toBeCloseTo(marketFrame, 9);
      }
    }),
  );
});
