import { Link } from '@tanstack/react-router';
import { formatEuros } from '../../../platform/web/format/numbers.ts';
import { BarChart } from '../../../platform/web/kit/charts.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Section } from '../../../platform/web/kit/section.tsx';
import { TagList } from '../../../platform/web/kit/tag-list.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { useMe } from '../../profiles/hooks.ts';
import type { Project } from '../contract.ts';
import { PlanText } from './plan-text.tsx';

/** The purposes and forms of funding, and the equity proposal for those who may read it. */
export function FundingSection({ project }: { project: Project }) {
  const { fundingPurposes, fundingTypes, capTable, targetAmount, plan } = project;
  const share = (percent: number) => `${percent}% · ${formatEuros((targetAmount * percent) / 100)}`;
  return (
    <Section id="financiering" title="Financiering">
      {fundingPurposes.length > 0 && (
        <Stack gap={8}>
          <h3>Doelen</h3>
          <TagList items={fundingPurposes} />
        </Stack>
      )}
      {fundingTypes.length > 0 && (
        <Stack gap={8}>
          <h3>Vormen</h3>
          <TagList items={fundingTypes} />
        </Stack>
      )}
      {plan.uses.length > 0 && (
        <BarChart
          title={<h3>Besteding van het kapitaal</h3>}
          values={plan.uses.map(({ purpose, percent }) => ({ label: purpose, value: percent }))}
          format={share}
          whole={100}
        />
      )}
      <EquityProposal project={project} />
      <PlanText title="Wie bezit welk deel" text={capTable ?? ''} />
    </Section>
  );
}

function EquityProposal({ project: { id, equityProposal, equityAudience } }: { project: Project }) {
  const me = useMe();
  if (equityProposal !== null) return <PlanText title="Equity-voorstel" text={equityProposal} />;
  const isForMembers = equityAudience === 'members';
  return (
    <Stack gap={4}>
      <h3>Equity-voorstel</h3>
      <Text tone="muted">
        {isForMembers
          ? 'Alleen leden van Kiem kunnen het equity-voorstel lezen.'
          : 'Alleen wie de ondernemer toelaat, kan het equity-voorstel lezen.'}
        {isForMembers && me === null && (
          <>
            {' '}
            <Link to="/auth" search={{ next: `/projecten/${id}` }}>
              Inloggen
            </Link>
          </>
        )}
      </Text>
    </Stack>
  );
}
