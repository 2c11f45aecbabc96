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
            <Lead title={isSolution ? 'Het probleem' : null} statement={problemStatement} text={problem} />
            <PlanText title="Voor wie" text={audience} />
            <PlanText title="Uit de praktijk" text={customerExample} />
          </Stack>
        )}
        {isSolution && (
          <Stack gap={16}>
            <Lead title={isProblem ? 'De oplossing' : null} statement={solutionStatement} text={solution} />
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

type LeadProps = { title: string | null; statement: string; text: string };

/** The statement, or else the text, right under the title. */
function Lead({ title, statement, text }: LeadProps) {
  if (title === null && statement === '') return <PlanText text={text} />;
  return (
    <>
      <Stack gap={4}>
        {title !== null && <h3>{title}</h3>}
        {statement === '' ? (
          <PlanText text={text} />
        ) : (
          <Text size="large" tone="leaf" isStrong>
            {statement}
          </Text>
        )}
      </Stack>
      {statement !== '' && <PlanText text={text} />}
    </>
  );
}
