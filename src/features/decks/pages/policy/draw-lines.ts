import type { Series } from './page.ts';
import type { Shape, Size } from './shapes.ts';

const [nameHeight, yearHeight] = [34, 30];
/** At both ends, so that the words under the first and the last point stay inside. */
const inset = 28;

/** How one or more figures go over the years, with the line of zero between profit and loss. */
export function drawLines(series: readonly Series[], { width, height }: Size): Shape[] {
  const values = series.flatMap(({ data }) => data.map(({ value }) => value)).filter(Number.isFinite);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const [top, ground] = [nameHeight + 8, height - yearHeight - 8];
  const heightAt = (value: number) => ground - (most === least ? 0 : ((value - least) / (most - least)) * (ground - top));
  const zero = heightAt(0);

  const lines = series.flatMap(({ name, data }, row): Shape[] => {
    const step = (width - 2 * inset) / Math.max(data.length - 1, 1);
    const points = data.map(({ value }, place): [number, number] => {
      return [data.length === 1 ? width / 2 : inset + place * step, heightAt(Number.isFinite(value) ? value : 0)];
    });
    const dots = points.map(([x, y]): Shape => ({ kind: 'circle', x, y, radius: 6, tone: 'accent' }));
    const years = data.map(({ label }, place): Shape => {
      return { kind: 'label', x: points[place]?.[0] ?? 0, y: height - 12, text: label, as: 'caption', ink: 'soft', align: 'middle' };
    });
    const heading: Shape = { kind: 'label', x: row * 130, y: 12, text: name, as: 'label', ink: 'ink', align: 'start' };
    return [heading, { kind: 'line', points, thickness: 3, tone: 'accent' }, ...dots, ...(row === 0 ? years : [])];
  });
  const zeroLine: Shape = {
    kind: 'line',
    points: [
      [0, zero],
      [width, zero],
    ],
    thickness: 2,
    tone: 'line',
  };
  return [zeroLine, ...lines];
}
