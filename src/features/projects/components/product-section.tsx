import { Grid, Stack } from '../../../platform/web/kit/layout.tsx';
import { Section } from '../../../platform/web/kit/section.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { ShownPlan } from '../plan/contract.ts';
import { PlanList } from './plan-list.tsx';

/** The product's features and the journey of its user. */
export function ProductSection({ plan: { features, journey } }: { plan: ShownPlan }) {
  return (
    <Section id="product" title="Product">
      {features.length > 0 && (
        <Grid as="ul" columns={2} gap={16}>
          {features.map(({ name, benefit }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two features may be the same, and they never move.
            <Stack as="li" gap={4} key={place}>
              <Text isStrong>{name}</Text>
              {benefit !== '' && <Text tone="muted">{benefit}</Text>}
            </Stack>
          ))}
        </Grid>
      )}
      <PlanList title="Zo werkt het" items={journey} isOrdered />
    </Section>
  );
}
