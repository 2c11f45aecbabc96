import { classes } from '../../../platform/web/kit/box.ts';
import { markPath } from '../../../platform/web/kit/mark-path.ts';
import style from './match-percent.module.css';

type MatchPercentProps = {
  percent: number;
  /** With one change; a lighter part of the line. */
  promised?: number | undefined;
  isLarge?: boolean;
};

/** How well a job and a talent fit: the number, and a sprout that has grown as far. */
export function MatchPercent({ percent, promised, isLarge = false }: MatchPercentProps) {
  const line = { y: 18, height: 4, rx: 2 };
  return (
    <div className={classes(style.match, isLarge && style.large)}>
      <p className={style.words}>
        <span className={style.number}>{percent}%</span> <span className={style.word}>overeenkomst</span>
      </p>
      <svg className={style.line} aria-hidden="true">
        <rect className={style.ground} {...line} width="100%" />
        {promised !== undefined && <rect className={style.promised} {...line} width={`${promised}%`} />}
        <rect className={style.grown} {...line} width={`${percent}%`} />
        {/* The foot of the stem is the end of the line. */}
        <svg x={`${percent}%`} className={style.sprout} overflow="visible" aria-hidden="true">
          <path d={markPath} transform="translate(-8 4) scale(0.52)" />
        </svg>
      </svg>
    </div>
  );
}
