import { drawBars } from './draw-bars.ts';
import { drawCircles } from './draw-circles.ts';
import { drawLines } from './draw-lines.ts';
import { drawParts } from './draw-parts.ts';
import type { Chart } from './page.ts';
import type { Shape, Size } from './shapes.ts';

type Setting = {
  /** Without the table of its figures below it, which is the head of its bars elsewhere. */
  standsAlone?: boolean;
};

/** The shapes of a chart. */
export function drawChart(chart: Chart, size: Size, { standsAlone = false }: Setting = {}): Shape[] {
  switch (chart.kind) {
    case 'circles':
      return drawCircles(chart.data, size);
    case 'parts':
      return drawParts(chart.data, size);
    case 'bars':
      return drawBars(chart.series, size, standsAlone);
    case 'lines':
      return drawLines(chart.series, size);
  }
}
