import { type Datum, shades } from './page.ts';
import type { Shape, Size } from './shapes.ts';

/** The hole of the ring, as a part of it. */
const holePart = 0.58;
/** Between two parts, in radians. */
const gap = 0.02;

/** The parts of a whole as a ring. */
export function drawParts(data: readonly Datum[], { width, height }: Size): Shape[] {
  const outer = Math.min(width, height) / 2;
  const values = data.map(({ value }) => (Number.isFinite(value) ? Math.max(value, 0) : 0));
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum === 0) return [];
  const isAlone = values.filter((value) => value > 0).length === 1;
  let before = 0;
  return values.flatMap((value, place): Shape[] => {
    const [from, to] = [(before / sum) * 2 * Math.PI, ((before + value) / sum) * 2 * Math.PI];
    before += value;
    if (value === 0) return [];
    const space = isAlone ? 0 : Math.min(gap, (to - from) / 2);
    return [
      { kind: 'ring', x: width / 2, y: height / 2, inner: outer * holePart, outer, from, to: to - space, tone: shades[place] ?? 'line' },
    ];
  });
}
