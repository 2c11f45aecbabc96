import type { CSSProperties } from 'react';
import { Hidden } from '../../../../platform/web/kit/hidden.tsx';
import { drawChart } from '../policy/draw-chart.ts';
import type { Box, Chart } from '../policy/page.ts';
import { numbered } from '../view/numbered.ts';
import { ChartShape } from './chart-shape.tsx';
import style from './slide.module.css';

type ChartBox = Extract<Box, Chart>;

/** A chart of a slide, with its figures in a table for who can't see it. */
export function DeckChart({ box, style: place }: { box: ChartBox; style: CSSProperties }) {
  const series = 'series' in box ? box.series : [{ name: 'Waarde', data: box.data }];
  return (
    <figure className={style.chart} style={place}>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
        {numbered(drawChart(box, box)).map(({ key, thing }) => (
          <ChartShape key={key} shape={thing} />
        ))}
      </svg>
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
