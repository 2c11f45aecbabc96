import { drawBars } from './draw-bars.ts';
import { drawCircles } from './draw-circles.ts';
import { drawLines } from './draw-lines.ts';
import { drawParts } from './draw-parts.ts';
import type { Chart } from './page.ts';
import type { Shape, Size } from './shapes.ts';

/** The shapes of a chart. */
export function drawChart(chart: Chart, size: Size): Shape[] {
  switch (chart.kind) {
    case 'circles':
      return drawCircles(chart.data, size);
    case 'parts':
      return drawParts(chart.data, size);
    case 'bars':
      return drawBars(chart.series, size);
    case 'lines':
      return drawLines(chart.series, size);
  }
}
