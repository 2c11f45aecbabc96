import type { Series } from './page.ts';
import { partOf, type Shape, type Size } from './shapes.ts';

const legendHeight = 40;
const yearHeight = 30;
/** The part of the room of a year that its bars take, and the widest bar. */
const barsPart = 0.62;
const widest = 64;
/** Between the names of a legend. */
const legendStep = 130;

/** The shade of each row of bars. */
export const barShades = ['shade0', 'shade3'] as const;

/** Bars beside each other for each year, from zero. Unless they have them, their years are the head of the table below them. */
export function drawBars(series: readonly Series[], { width, height }: Size, hasYears = false): Shape[] {
  const labels = series[0]?.data.map(({ label }) => label) ?? [];
  const most = Math.max(0, ...series.flatMap(({ data }) => data.map(({ value }) => value)));
  const room = width / Math.max(labels.length, 1);
  const bar = Math.min(widest, (room * barsPart) / Math.max(series.length, 1));
  const [top, ground] = [legendHeight, height - 1 - (hasYears ? yearHeight : 0)];

  const bars = series.flatMap(({ data }, row) =>
    data.map(({ value }, place): Shape => {
      const tall = partOf(value, most) * (ground - top);
      const x = room * (place + 0.5) + (row - series.length / 2) * bar;
      return { kind: 'rectangle', x: x + 2, y: ground - tall, width: bar - 4, height: tall, tone: barShades[row] ?? 'shade5' };
    }),
  );
  const years = labels.map((text, place): Shape => {
    return { kind: 'label', x: room * (place + 0.5), y: height - 12, text, as: 'detail', ink: 'soft', align: 'middle' };
  });
  return [...legend(series), ...bars, baseline(width, ground), ...(hasYears ? years : [])];
}

function legend(series: readonly Series[]): Shape[] {
  return series.flatMap(({ name }, row): Shape[] => [
    { kind: 'rectangle', x: row * legendStep, y: 5, width: 14, height: 14, tone: barShades[row] ?? 'shade5' },
    { kind: 'label', x: row * legendStep + 22, y: 12, text: name, as: 'detail', ink: 'soft', align: 'start' },
  ]);
}

function baseline(width: number, y: number): Shape {
  return {
    kind: 'line',
    points: [
      [0, y],
      [width, y],
    ],
    thickness: 2,
    tone: 'line',
  };
}
