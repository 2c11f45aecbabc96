import type PptxGenJS from 'pptxgenjs';
import { barShades } from '../../pages/policy/draw-bars.ts';
import { drawChart } from '../../pages/policy/draw-chart.ts';
import { letterings, lineHeightOf } from '../../pages/policy/lettering.ts';
import { type Box, type Chart, type Place, type Series, shades } from '../../pages/policy/page.ts';
import type { Shape } from '../../pages/policy/shapes.ts';
import { clean, inchesOf, type PptxPen, pointsOfUnit, pptxFace } from './pptx-pen.ts';

type ChartBox = Extract<Box, Chart>;

/** Draws a chart with its workbook. Presentations have no chart of nested circles: these are shapes. */
export function drawPptxChart(box: ChartBox, slide: PptxGenJS.Slide, pen: PptxPen): void {
  const size = letterings.caption.size * pointsOfUnit;
  const common: PptxGenJS.IChartOpts = { ...inchesOf(box), altText: clean(box.label) };
  switch (box.kind) {
    case 'circles':
      for (const shape of drawChart(box, box)) drawShape(shape, box, slide, pen);
      return;
    case 'parts': {
      const chartColors = box.data.map((_datum, place) => pen.hex(shades[place] ?? 'line'));
      const data = rowsOf([{ name: box.label, data: box.data }]);
      slide.addChart('doughnut', data, {
        ...common,
        chartColors,
        holeSize: 58,
        showPercent: false,
        showLegend: false,
        dataBorder: { pt: 1, color: pen.hex('paper') },
      });
      return;
    }
    case 'bars':
    case 'lines': {
      const axes: PptxGenJS.IChartOpts = {
        ...common,
        catAxisLabelFontFace: pptxFace,
        catAxisLabelFontSize: size,
        catAxisLabelColor: pen.hex('soft'),
        catAxisLineShow: false,
        valAxisHidden: true,
        valGridLine: { style: 'none' },
        valAxisLineShow: false,
      };
      const legend = {
        showLegend: true,
        legendPos: 't',
        legendFontFace: pptxFace,
        legendFontSize: size,
        legendColor: pen.hex('soft'),
      } as const;
      if (box.kind === 'bars') {
        slide.addChart('bar', rowsOf(box.series), {
          ...axes,
          ...legend,
          chartColors: barShades.map((shade) => pen.hex(shade)),
          barGapWidthPct: 60,
          catAxisHidden: true,
        });
      } else {
        slide.addChart('line', rowsOf(box.series), {
          ...axes,
          ...legend,
          chartColors: [pen.hex('accent')],
          lineSize: 2.25,
          lineDataSymbolSize: 7,
        });
      }
      return;
    }
  }
}

function rowsOf(series: readonly Series[]): { name: string; labels: string[]; values: number[] }[] {
  return series.map(({ name, data }) => ({
    name: clean(name),
    labels: data.map(({ label }) => clean(label)),
    values: data.map(({ value }) => (Number.isFinite(value) ? value : 0)),
  }));
}

function drawShape(shape: Shape, at: Place, slide: PptxGenJS.Slide, pen: PptxPen): void {
  switch (shape.kind) {
    case 'circle': {
      const { x, y, radius } = shape;
      if (radius <= 0) return;
      const place = { x: at.x + x - radius, y: at.y + y - radius, width: radius * 2, height: radius * 2 };
      slide.addShape('ellipse', { ...inchesOf(place), fill: { color: pen.hex(shape.tone) } });
      return;
    }
    case 'line': {
      for (const [place, [toX, toY]] of shape.points.slice(1).entries()) {
        const [fromX, fromY] = shape.points[place] ?? [toX, toY];
        const stroke = {
          x: at.x + Math.min(fromX, toX),
          y: at.y + Math.min(fromY, toY),
          width: Math.abs(toX - fromX),
          height: Math.abs(toY - fromY),
        };
        const flipV = (toX - fromX) * (toY - fromY) < 0;
        slide.addShape('line', { ...inchesOf(stroke), flipV, line: { color: pen.hex(shape.tone), width: shape.thickness * pointsOfUnit } });
      }
      return;
    }
    case 'label': {
      const lettering = { ...letterings[shape.as], ink: shape.ink, align: shape.align };
      const height = lineHeightOf(lettering);
      const width = at.width - shape.x;
      pen.text(slide, shape.text, { x: at.x + shape.x, y: at.y + shape.y - height / 2, width, height }, lettering, { wrap: false });
      return;
    }
    case 'rectangle':
    case 'ring':
      return;
  }
}
