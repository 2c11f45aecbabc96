import type { Datum } from './page.ts';
import { partOf, type Shape, type Size, type Tone } from './shapes.ts';

/** Between two labels, and of one: the figure with its name below. */
const labelHeight = 64;
const labelGap = 12;
/** Between the largest circle and the labels. */
const gap = 56;

/** The most of the width that circles take; the rest is for their labels. */
const circlesPart = 0.56;

/** Circles of true area in each other, on one ground, each with a line to its figure and its name. */
export function drawCircles(data: readonly Datum[], { width, height }: Size): Shape[] {
  const largest = Math.min(height, width * circlesPart) / 2;
  const most = Math.max(0, ...data.map(({ value }) => value));
  const circles = data
    .map((datum) => ({ datum, radius: largest * Math.sqrt(partOf(datum.value, most)) }))
    .toSorted((one, other) => other.radius - one.radius);
  const bottom = (height + largest * 2) / 2;
  const labels = spread(
    circles.map(({ radius }) => bottom - radius * 2),
    height,
  );
  const right = largest * 2 + gap;

  const discs = circles.map(({ radius }, place): Shape => {
    return { kind: 'circle', x: largest, y: bottom - radius, radius, tone: toneOf(place, circles.length) };
  });
  const words = circles.flatMap(({ datum, radius }, place): Shape[] => {
    const top = labels[place] ?? 0;
    const edge = radius * Math.SQRT1_2;
    return [
      {
        kind: 'line',
        points: [
          [largest + edge, bottom - radius - edge],
          [right - 28, top + 16],
          [right - 10, top + 16],
        ],
        thickness: 1.5,
        tone: 'soft',
      },
      { kind: 'label', x: right, y: top + 16, text: datum.shown, as: 'lead', ink: 'ink', align: 'start' },
      { kind: 'label', x: right, y: top + 46, text: datum.label, as: 'detail', ink: 'soft', align: 'start' },
    ];
  });
  return [...discs, ...words];
}

const tones = ['shade0', 'shade3', 'shade5'] as const satisfies Tone[];

/** The smallest circle is full, larger ones are fainter. */
function toneOf(place: number, count: number): Tone {
  return tones[count - 1 - place] ?? 'shade5';
}

/** Places as near to where they are wanted as labels below each other can be. They come from top to bottom. */
function spread(wanted: readonly number[], height: number): number[] {
  const step = labelHeight + labelGap;
  const down: number[] = [];
  for (const place of wanted) down.push(Math.max(place, (down.at(-1) ?? Number.NEGATIVE_INFINITY) + step));
  const up: number[] = [];
  for (const place of down.toReversed()) up.unshift(Math.min(place, (up[0] ?? height - labelHeight + step) - step));
  return up;
}
