import { formatNumber } from '../../../platform/web/format/numbers.ts';
import { Card } from '../../../platform/web/kit/card.tsx';
import { Skeleton } from '../../../platform/web/kit/skeleton.tsx';
import type { Dashboard } from '../contract.ts';
import style from './figures.module.css';

/** The figures above an investor's projects; null while they are loading or counted. */
export function Figures({ figures }: Pick<Dashboard, 'figures'>) {
  const shown = [
    { label: 'Totaal Projecten', value: figures && formatNumber(figures.total) },
    { label: 'Matches voor jou', value: figures && formatNumber(figures.matches) },
    { label: 'Match Percentage', value: figures && `${figures.percentage}%` },
  ];
  return (
    <dl className={style.figures}>
      {shown.map(({ label, value }) => (
        <Card key={label} gap={8}>
          <dt className={style.label}>{label}</dt>
          <dd className={style.value}>{value ?? <Skeleton block={40} width={30} />}</dd>
        </Card>
      ))}
    </dl>
  );
}
