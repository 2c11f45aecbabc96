import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawBars } from './policy/draw-bars.ts';
import { drawChart } from './policy/draw-chart.ts';
import { drawCircles } from './policy/draw-circles.ts';
import { drawParts } from './policy/draw-parts.ts';

const size = { width: 700, height: 480 };
const datum = fc.record({ label: fc.string(), value: fc.double({ min: -1e13, max: 1e13, noNaN: true }), shown: fc.string() });

test('circles of a market have areas like its amounts', () => {
  const amounts = [900, 100, 25];
  const data = amounts.map((value) => ({ label: '', value, shown: '' }));

  const radii = drawCircles(data, size).flatMap((shape) => (shape.kind === 'circle' ? [shape.radius] : []));

  expect(radii).toHaveLength(3);
  for (const [place, radius] of radii.entries()) {
    expect(radius ** 2 / (radii[0] ?? 1) ** 2).toBeCloseTo((amounts[place] ?? 0) / 900);
  }
});

test('bars are as high as their amounts, and of zero there is none', () => {
  const data = [400, 100, 0].map((value) => ({ label: '', value, shown: '' }));

  const [highest = 0, ...others] = drawBars([{ name: 'Omzet', data }], size)
    .slice(2)
    .flatMap((shape) => (shape.kind === 'rectangle' ? [shape.height] : []));

  expect(others.map((height) => height / highest)).toEqual([0.25, 0]);
});

test('the parts of a whole go once around', () => {
  const data = [60, 25, 15].map((value) => ({ label: '', value, shown: '' }));

  const rings = drawParts(data, size).flatMap((shape) => (shape.kind === 'ring' ? [shape] : []));

  expect(rings[0]?.from).toBe(0);
  expect(rings[1]?.from).toBeCloseTo(2 * Math.PI * 0.6);
  expect(rings[2]?.to).toBeGreaterThan(2 * Math.PI * 0.99);
  expect(rings[2]?.to).toBeLessThanOrEqual(2 * Math.PI);
});

test('no chart has a place or a size that is no number, whatever its amounts are', () => {
  fc.assert(
    fc.property(fc.array(datum, { maxLength: 6 }), (data) => {
      const series = [{ name: 'Omzet', data }];
      const place = { x: 0, y: 0, ...size };
      const charts = [
        drawChart({ kind: 'circles', label: '', data }, place),
        drawChart({ kind: 'parts', label: '', data }, place),
        drawChart({ kind: 'bars', label: '', series }, place),
        drawChart({ kind: 'lines', label: '', series }, place),
      ];
      const written = JSON.stringify(charts, (_name, value: unknown) => {
        if (typeof value === 'number') expect(value).toSatisfy(Number.isFinite);
        return value;
      });
      expect(written).not.toMatch(/"(width|height|radius)":-/);
    }),
  );
});
