import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { InvestmentCriteria } from '../../profiles/components/investment-criteria.tsx';
import type { OwnCriteria } from '../contract.ts';
import { hasCriteria } from '../view/has-criteria.ts';

/** In place of matches: the criteria that nothing meets, and the ways on. */
export function NoMatches({ criteria }: { criteria: OwnCriteria | undefined }) {
  return (
    <Stack gap={24}>
      <EmptyState drawing="adrift" title="Geen passende projecten gevonden.">
        <ButtonLink to="/investeerder-dashboard" search={{ weergave: 'alle' }} tone="primary">
          Bekijk alle projecten
        </ButtonLink>
      </EmptyState>
      {criteria !== undefined && (
        <Card as="section" aria-label="Je criteria">
          <h2>Je criteria</h2>
          {hasCriteria(criteria) ? (
            <InvestmentCriteria criteria={criteria} />
          ) : (
            <Text tone="muted">Je hebt nog geen sectoren, bedrag of vorm gekozen: elk project past.</Text>
          )}
          <div>
            <ButtonLink to="/profiel" search={{ bewerken: 'ja' }} hash="investeren">
              Pas criteria aan
            </ButtonLink>
          </div>
        </Card>
      )}
    </Stack>
  );
}
