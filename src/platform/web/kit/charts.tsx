import type { ReactNode } from 'react';
import style from './charts.module.css';
import { Hidden } from './hidden.tsx';
import { Bar, partOf } from './progress.tsx';

type Value = { label: string; value: number };
type Format = (value: number) => string;

type ChartProps = {
  /** The subject. */
  title: string;
  values: readonly Value[];
  format: Format;
};

type BarChartProps = Pick<ChartProps, 'values' | 'format'> & {
  /** The subject; a heading where its neighbours have one. */
  title: ReactNode;
  whole?: number;
};

/** Amounts beside each other, each with its words: it reads as the list that it is. A full bar is the whole of which they are parts, or the largest. */
export function BarChart({ title, values, format, whole }: BarChartProps) {
  const most = whole ?? Math.max(...values.map(({ value }) => value), 0);
  return (
    <figure className={style.chart}>
      <figcaption className={style.label}>{title}</figcaption>
      <ul className={style.bars}>
        {values.map(({ label, value }) => (
          <li key={label}>
            <span>{label}</span>
            <Bar part={partOf(value, most)} />
            <span className={style.value}>{format(value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** In units of the drawing; it stretches to the width that it gets. */
const [width, height] = [100, 40];

/** How an amount went over time, from zero. Screen readers get a table. */
export function LineChart({ title, values, format }: ChartProps) {
  const most = Math.max(...values.map(({ value }) => value), 0);
  const points = values.map(({ value }, index) => ({
    x: (index / Math.max(values.length - 1, 1)) * width,
    y: height - partOf(value, most) * height,
  }));
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <figure className={style.chart}>
      <figcaption className={style.words}>
        <span className={style.label}>{title}</span>
        <span className={style.value}>{format(values.at(-1)?.value ?? 0)}</span>
      </figcaption>
      <svg className={style.plot} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <polygon className={style.area} points={`0,${height} ${line} ${width},${height}`} />
        <polyline className={style.line} points={line} />
      </svg>
      <p className={style.below} aria-hidden="true">
        <span>{values[0]?.label}</span>
        <span>{values.at(-1)?.label}</span>
      </p>
      <Hidden as="div">
        <table>
          <caption>{title}</caption>
          <tbody>
            {values.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Hidden>
    </figure>
  );
}
