import { formatEuros } from '../../../platform/web/format/numbers.ts';
import { PairChart } from '../../../platform/web/kit/pair-chart.tsx';
import { Section } from '../../../platform/web/kit/section.tsx';
import { Table } from '../../../platform/web/kit/table.tsx';
import type { ShownPlan } from '../plan/contract.ts';
import { PlanList } from './plan-list.tsx';

type Year = ShownPlan['years'][number];

const columns = [
  { title: 'Jaar', cell: ({ year }: Year) => year },
  { title: 'Omzet', cell: ({ revenue }: Year) => formatEuros(revenue), isNumeric: true },
  { title: 'Kosten', cell: ({ costs }: Year) => formatEuros(costs), isNumeric: true },
  { title: 'Resultaat', cell: ({ revenue, costs }: Year) => formatEuros(revenue - costs), isNumeric: true },
];

/** The years that the owner projects, as bars and as a table. */
export function ProjectionsSection({ plan: { years, assumptions } }: { plan: ShownPlan }) {
  return (
    <Section id="prognose" title="Prognose" intro="Een prognose van de ondernemer.">
      {years.length > 0 && (
        <>
          <PairChart
            names={['Omzet', 'Kosten']}
            pairs={years.map(({ year, revenue, costs }) => ({ label: String(year), values: [revenue, costs] }))}
          />
          <Table caption="Omzet, kosten en resultaat per jaar" columns={columns} rows={years} />
        </>
      )}
      <PlanList title="Aannames" items={assumptions} />
    </Section>
  );
}
