import { formatEuros, formatNumber } from '../../platform/web/format/numbers.ts';
import { formatPercent } from '../../platform/web/format/percent.ts';
import { Card } from '../../platform/web/kit/card.tsx';
import { BarChart, LineChart } from '../../platform/web/kit/charts.tsx';
import { Grid } from '../../platform/web/kit/layout.tsx';
import { PairChart } from '../../platform/web/kit/pair-chart.tsx';
import { Progress } from '../../platform/web/kit/progress.tsx';
import { Table } from '../../platform/web/kit/table.tsx';
import { Part } from './part.tsx';

const roles = [
  { label: 'Ondernemers', value: 1240 },
  { label: 'Talent', value: 860 },
  { label: 'Investeerders', value: 95 },
];
const raised = [
  { label: 'juli', value: 0 },
  { label: 'augustus', value: 12_000 },
  { label: 'september', value: 15_500 },
  { label: 'oktober', value: 41_000 },
  { label: 'november', value: 62_500 },
];

const years = [
  { year: 2027, revenue: 180_000, costs: 310_000, reason: 'Het eerste jaar bouwt op, en verkoopt nog weinig.' },
  { year: 2028, revenue: 520_000, costs: 440_000, reason: 'Het tweede jaar komt uit de kosten.' },
];

export function ChartsPart() {
  return (
    <Part title="Grafieken">
      <Grid columns={3} gap={16}>
        <Card>
          <Progress label="Progress" value={62_500} goal={250_000} format={formatEuros} />
          <Progress label="Progress, nog niets" value={0} goal={10_000} format={formatEuros} />
          <Progress label="Progress, meer dan gevraagd" value={12_500} goal={10_000} format={formatEuros} />
        </Card>
        <Card>
          <BarChart title="BarChart" values={roles} format={formatNumber} />
          <BarChart title="BarChart zonder aantallen" values={[{ label: 'Reacties', value: 0 }]} format={formatNumber} />
        </Card>
        <Card>
          <LineChart title="LineChart" values={raised} format={formatEuros} />
        </Card>
        <Card>
          <Progress label="Progress met percent" value={12_500} goal={10_000} format={formatEuros} percent={formatPercent(125)} />
          <PairChart
            names={['Omzet', 'Kosten']}
            pairs={years.map(({ year, revenue, costs }) => ({ label: String(year), values: [revenue, costs] }))}
          />
          <Table
            caption="Table"
            rows={years}
            columns={[
              { title: 'Table', cell: ({ year }) => year },
              { title: 'Omzet', cell: ({ revenue }) => formatEuros(revenue), isNumeric: true },
              { title: 'Kosten', cell: ({ costs }) => formatEuros(costs), isNumeric: true },
            ]}
          />
        </Card>
        <Card>
          <Table
            caption="Table isStacked"
            rows={years}
            isStacked
            columns={[
              { title: 'Jaar', cell: ({ year }) => `${year}, Table isStacked` },
              { title: 'Waarom', cell: ({ reason }) => reason },
            ]}
          />
        </Card>
      </Grid>
    </Part>
  );
}
