import { Section } from '../../../platform/web/kit/section.tsx';
import { Table } from '../../../platform/web/kit/table.tsx';
import type { ShownPlan } from '../plan/contract.ts';
import { PlanText } from './plan-text.tsx';

type Competitor = ShownPlan['competitors'][number];

const columns = [
  { title: 'Wie', cell: ({ name }: Competitor) => name },
  { title: 'Sterk in', cell: ({ strength }: Competitor) => strength },
  { title: 'Ons verschil', cell: ({ difference }: Competitor) => difference },
];

/** The competitors and the difference from each. */
export function CompetitionSection({ plan: { competitors, competitiveAdvantage } }: { plan: ShownPlan }) {
  return (
    <Section id="concurrentie" title="Concurrentie">
      {competitors.length > 0 && <Table caption="Concurrenten" columns={columns} rows={competitors} isStacked />}
      <PlanText title="Ons voordeel" text={competitiveAdvantage} />
    </Section>
  );
}
