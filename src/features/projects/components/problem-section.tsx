import { Grid, Stack } from '../../../platform/web/kit/layout.tsx';
import { Section } from '../../../platform/web/kit/section.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { ShownPlan } from '../plan/contract.ts';
import { hasProblem, hasSolution } from '../view/parts.ts';
import { PlanText } from './plan-text.tsx';

/** The problem, for whom, and the solution. */
export function ProblemSection({ plan }: { plan: ShownPlan }) {
  const { problemStatement, problem, audience, customerExample, solutionStatement, solution, uniqueValue, before, after } = plan;
  const isProblem = hasProblem(plan);
  const isSolution = hasSolution(plan);
  return (
    <Section id="probleem" title={titleOf(isProblem, isSolution)}>
      <Stack gap={24}>
        {isProblem && (
          <Stack gap={16}>
            {isSolution && <h3>Het probleem</h3>}
            <Statement text={problemStatement} />
            <PlanText text={problem} />
            <PlanText title="Voor wie" text={audience} />
            <PlanText title="Uit de praktijk" text={customerExample} />
          </Stack>
        )}
        {isSolution && (
          <Stack gap={16}>
            {isProblem && <h3>De oplossing</h3>}
            <Statement text={solutionStatement} />
            <PlanText text={solution} />
            <PlanText title="Wat het anders maakt" text={uniqueValue} />
            {(before !== '' || after !== '') && (
              <Grid columns={2} gap={16}>
                <PlanText title="Nu" text={before} />
                <PlanText title="Straks" text={after} />
              </Grid>
            )}
          </Stack>
        )}
      </Stack>
    </Section>
  );
}

function titleOf(isProblem: boolean, isSolution: boolean): string {
  if (isProblem && isSolution) return 'Probleem en oplossing';
  return isProblem ? 'Probleem' : 'Oplossing';
}

function Statement({ text }: { text: string }) {
  return text === '' ? null : (
    <Text size="large" tone="leaf" isStrong>
      {text}
    </Text>
  );
}
