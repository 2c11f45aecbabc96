import { formatEuros } from '../../../platform/web/format/numbers.ts';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Section } from '../../../platform/web/kit/section.tsx';
import { Table } from '../../../platform/web/kit/table.tsx';
import type { ShownPlan } from '../plan/contract.ts';
import { PlanText } from './plan-text.tsx';

type Price = ShownPlan['prices'][number];
type Channel = ShownPlan['channels'][number];

const priceColumns = [
  { title: 'Aanbod', cell: ({ name }: Price) => name },
  { title: 'Prijs', cell: ({ price, per }: Price) => `${formatEuros(price)}${per === '' ? '' : ` per ${per}`}`, isNumeric: true },
];
const channelColumns = [
  { title: 'Kanaal', cell: ({ name }: Channel) => name },
  { title: 'Aanpak', cell: ({ approach }: Channel) => approach },
];

/** How it earns its money, and how it reaches its customers. */
export function BusinessSection({ plan }: { plan: ShownPlan }) {
  const { businessModel, prices, acquisition, marketing, sales, distribution, channels } = plan;
  return (
    <Section id="businessmodel" title="Businessmodel en go-to-market">
      <PlanText text={businessModel} />
      {prices.length > 0 && (
        <Stack gap={8}>
          <h3>Prijzen</h3>
          <Table caption="Prijzen" columns={priceColumns} rows={prices} />
        </Stack>
      )}
      <PlanText title="Klanten vinden" text={acquisition} />
      <PlanText title="Marketing" text={marketing} />
      <PlanText title="Verkoop" text={sales} />
      <PlanText title="Distributie" text={distribution} />
      {channels.length > 0 && (
        <Stack gap={8}>
          <h3>Kanalen</h3>
          <Table caption="Kanalen" columns={channelColumns} rows={channels} isStacked />
        </Stack>
      )}
    </Section>
  );
}
