import { formatEuros, formatNumber } from '../../platform/web/format/formats.ts';
import { Card } from '../../platform/web/kit/card.tsx';
import { BarChart, LineChart, Progress } from '../../platform/web/kit/charts.tsx';
import { Grid } from '../../platform/web/kit/layout.tsx';
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
      </Grid>
    </Part>
  );
}
