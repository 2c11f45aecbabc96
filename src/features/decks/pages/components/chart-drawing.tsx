import { drawChart } from '../policy/draw-chart.ts';
import type { Chart } from '../policy/page.ts';
import type { Size } from '../policy/shapes.ts';
import { numbered } from '../view/numbered.ts';
import { ChartShape } from './chart-shape.tsx';

type ChartDrawingProps = { className: string | undefined; box: Chart; size: Size; standsAlone?: boolean };

/** A chart as a drawing of a size in units of the page, as wide as its place. */
export function ChartDrawing({ className, box, size: { width, height }, standsAlone = false }: ChartDrawingProps) {
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {numbered(drawChart(box, { width, height }, { standsAlone })).map(({ key, thing }) => (
        <ChartShape key={key} shape={thing} />
      ))}
    </svg>
  );
}
