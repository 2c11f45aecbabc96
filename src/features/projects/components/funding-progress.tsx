import { formatEuros } from '../../../platform/web/format/numbers.ts';
import { formatPercent } from '../../../platform/web/format/percent.ts';
import { Progress } from '../../../platform/web/kit/progress.tsx';
import type { ProjectCard } from '../contract.ts';
import { progressOf } from '../policy.ts';

/** How much of its goal a project says it raised; the bar is full at the goal, the percentage goes on. */
export function FundingProgress({ project }: { project: Pick<ProjectCard, 'raisedAmount' | 'targetAmount'> }) {
  const { raisedAmount, targetAmount } = project;
  return (
    <Progress
      label="Opgehaald"
      value={raisedAmount}
      goal={targetAmount}
      format={formatEuros}
      percent={formatPercent(progressOf(project))}
    />
  );
}
