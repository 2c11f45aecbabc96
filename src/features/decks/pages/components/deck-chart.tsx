import type { CSSProperties } from 'react';
import { Hidden } from '../../../../platform/web/kit/hidden.tsx';
import type { Box, Chart } from '../policy/page.ts';
import type { Size } from '../policy/shapes.ts';
import { numbered } from '../view/numbered.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import style from './slide.module.css';

type ChartBox = Extract<Box, Chart>;

/** In units of the page. Drawn on a phone as wide as the screen, letters of 18 units are then some 13 pixels large. */
const narrowSizes = {
  circles: { width: 500, height: 232 },
  parts: { width: 460, height: 240 },
  bars: { width: 460, height: 280 },
  lines: { width: 460, height: 200 },
} as const satisfies Record<ChartBox['kind'], Size>;

/** A chart of a slide, with its figures in a table for who can't see it. */
export function DeckChart({ box, style: place }: { box: ChartBox; style: CSSProperties }) {
  const series = 'series' in box ? box.series : [{ name: 'Waarde', data: box.data }];
  return (
    <figure className={style.chart} style={place}>
      <ChartDrawing className={style.drawing} box={box} size={box} />
      <ChartDrawing className={style.narrowDrawing} box={box} size={narrowSizes[box.kind]} standsAlone />
      <Hidden as="div">
        <table>
          <caption>{box.label}</caption>
          <thead>
            <tr>
              <td />
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbered(series[0]?.data ?? []).map(({ key, thing }) => (
              <tr key={key}>
                <th scope="row">{thing.label}</th>
                {series.map(({ name, data }) => (
                  <td key={name}>{data[Number(key)]?.shown}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Hidden>
    </figure>
  );
}
