import type { ReactNode } from 'react';
import style from './charts.module.css';

type ProgressProps = {
  label: ReactNode;
  value: number;
  /** The value of a full bar. */
  goal: number;
  /** Of the amounts below the bar; without it the percentage says enough. */
  format?: (value: number) => string;
  /** The percentage in words, where whole percents up to 100 aren't enough; null where the label says as much. */
  percent?: string | null;
};

/** How far something is on its way to a goal, in words and as a bar. */
export function Progress({ label, value, goal, format, percent }: ProgressProps) {
  const part = partOf(value, goal);
  return (
    <div className={style.progress}>
      <p className={style.words}>
        <span className={style.label}>{label}</span>
        {percent !== null && <span className={style.value}>{percent ?? `${Math.floor(part * 100)}%`}</span>}
      </p>
      <Bar part={part} />
      {format && (
        <p className={style.below}>
          {format(value)} van {format(goal)}
        </p>
      )}
    </div>
  );
}

/** A part of the whole; the words beside it say how much. */
export function Bar({ part }: { part: number }) {
  return (
    <svg className={style.bar} aria-hidden="true">
      <rect width={`${part * 100}%`} height="100%" />
    </svg>
  );
}

/** From 0 to 1, whatever the numbers. */
export function partOf(value: number, whole: number): number {
  return whole > 0 ? Math.min(Math.max(value / whole, 0), 1) : 0;
}
