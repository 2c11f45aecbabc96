import charts from './charts.module.css';
import style from './pair-chart.module.css';

type PairChartProps = {
  /** The names of the two series. */
  names: readonly [first: string, second: string];
  pairs: readonly { label: string; values: readonly [first: number, second: number] }[];
};

const height = 120;
/** Of a group: two bars of 26 with a space of 4 between, and space at their sides. */
const [group, bar, inset] = [80, 26, 12];

/** Two amounts beside each other for each of some years. Decoration: put a table with the amounts under it. */
export function PairChart({ names, pairs }: PairChartProps) {
  const most = Math.max(...pairs.flatMap(({ values }) => values), 1);
  const tall = (value: number) => (Math.max(value, 0) / most) * height;
  return (
    <div className={charts.chart} aria-hidden="true">
      <p className={style.legend}>
        {names.map((name, place) => (
          <span key={name} className={place === 0 ? style.first : style.second}>
            {name}
          </span>
        ))}
      </p>
      <div className={style.groups}>
        {pairs.map(({ label, values }) => (
          <div key={label}>
            <svg className={style.plot} viewBox={`0 0 ${group} ${height}`} aria-hidden="true">
              {values.map((value, of) => (
                <rect
                  key={names[of]}
                  className={of === 0 ? style.firstBar : style.secondBar}
                  x={inset + of * (bar + 4)}
                  y={height - tall(value)}
                  width={bar}
                  height={tall(value)}
                  rx={3}
                />
              ))}
            </svg>
            <p className={style.label}>{label}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
