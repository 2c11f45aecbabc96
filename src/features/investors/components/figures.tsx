import { formatNumber } from '../../../platform/web/format/formats.ts';
import { Card } from '../../../platform/web/kit/card.tsx';
import { Skeleton } from '../../../platform/web/kit/skeleton.tsx';
import type { Dashboard } from '../contract.ts';
import style from './figures.module.css';

/** The figures above an investor's projects; undefined while they are loading. */
export function Figures({ dashboard }: { dashboard: Dashboard | undefined }) {
  const figures = [
    { label: 'Totaal Projecten', value: dashboard && formatNumber(dashboard.total) },
    { label: 'Matches voor jou', value: dashboard && formatNumber(dashboard.matches) },
    { label: 'Match Percentage', value: dashboard && `${dashboard.percentage}%` },
  ];
  return (
    <dl className={style.figures}>
      {figures.map(({ label, value }) => (
        <Card key={label} gap={8}>
          <dt className={style.label}>{label}</dt>
          <dd className={style.value}>{value ?? <Skeleton block={40} width={30} />}</dd>
        </Card>
      ))}
    </dl>
  );
}
