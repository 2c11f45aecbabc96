import type { ReactNode } from 'react';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { InvestmentCriteria } from '../../profiles/components/investment-criteria.tsx';
import type { Dashboard } from '../contract.ts';
import { everyProjectFits, noProjects } from '../texts.ts';
import { hasCriteria } from '../view/has-criteria.ts';
import { whyNoMatches } from '../view/why-no-matches.ts';

type NoMatchesProps = { dashboard: Pick<Dashboard, 'criteria' | 'dismissed'> | undefined; heading: 'h2' | 'h3' };

/** In place of matches: why there are none, the criteria, and the ways on. */
export function NoMatches({ dashboard, heading: Heading }: NoMatchesProps) {
  if (dashboard === undefined) return reasons.unmet;
  const { criteria } = dashboard;
  return (
    <Stack gap={24}>
      {reasons[whyNoMatches(dashboard)]}
      <Card as="section" aria-label="Je criteria">
        <Heading>Je criteria</Heading>
        {hasCriteria(criteria) ? <InvestmentCriteria criteria={criteria} /> : <Text tone="muted">{everyProjectFits}</Text>}
        <div>
          <ButtonLink to="/profiel" search={{ bewerken: 'ja' }} hash="investeren">
            Pas criteria aan
          </ButtonLink>
        </div>
      </Card>
    </Stack>
  );
}

const reasons: Record<ReturnType<typeof whyNoMatches>, ReactNode> = {
  unmet: (
    <EmptyState drawing="adrift" title="Geen passende projecten gevonden.">
      <ButtonLink to="/investeerder-dashboard" search={{ weergave: 'alle' }} tone="primary">
        Bekijk alle projecten
      </ButtonLink>
    </EmptyState>
  ),
  dismissed: (
    <EmptyState drawing="adrift" title="Je hebt alle projecten opzijgezet.">
      <ButtonLink to="/investeerder-dashboard" search={{ weergave: 'niet-interessant' }} tone="primary">
        Bekijk wat je opzijzette
      </ButtonLink>
    </EmptyState>
  ),
  none: <EmptyState drawing="pot" title={noProjects} />,
};
