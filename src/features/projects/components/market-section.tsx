import { formatEuros } from '../../../platform/web/format/numbers.ts';
import { Section } from '../../../platform/web/kit/section.tsx';
import { Table } from '../../../platform/web/kit/table.tsx';
import type { ShownPlan } from '../plan/contract.ts';
import { marketSizeLabels, marketSizes } from '../plan/policy.ts';
import { marketCircles, marketFrame } from '../view/market-circles.ts';
import style from './market-section.module.css';
import { PlanList } from './plan-list.tsx';
import { PlanText } from './plan-text.tsx';

type Market = ShownPlan['markets'][number];

/** The nested markets as circles of true area, with a table; the ideal customer, and why now. */
export function MarketSection({ plan: { markets, idealCustomer, trends } }: { plan: ShownPlan }) {
  return (
    <Section id="markt" title="Markt">
      {markets.length > 0 && <Markets markets={markets} />}
      <PlanText title="De ideale klant" text={idealCustomer} />
      <PlanList title="Waarom nu" items={trends} />
    </Section>
  );
}

function Markets({ markets }: { markets: readonly Market[] }) {
  const rows = marketSizes.flatMap((size) => markets.filter((market) => market.size === size));
  const columns = [
    {
      title: 'Markt',
      cell: ({ size }: Market) => (
        <span className={style.name} data-size={size}>
          {marketSizeLabels[size]}
        </span>
      ),
    },
    { title: 'Per jaar', cell: ({ amount }: Market) => formatEuros(amount), isNumeric: true },
    { title: 'Gebaseerd op', cell: basisOf },
  ];
  return (
    <div className={style.markets}>
      <svg className={style.circles} viewBox={`-1 -1 ${marketFrame + 2} ${marketFrame + 2}`} aria-hidden="true">
        {marketCircles(rows).map(({ size, ...circle }) => (
          <circle key={size} data-size={size} {...circle} />
        ))}
      </svg>
      <Table caption="Omvang van de markt" columns={columns} rows={rows} isStacked />
    </div>
  );
}

/** 'Aantal bakkerijen × prijs (Statbel, 2025)' */
function basisOf({ basis, source, year }: Market): string {
  const from = [source, year === null ? '' : String(year)].filter((part) => part !== '').join(', ');
  if (basis === '') return from;
  return from === '' ? basis : `${basis} (${from})`;
}
