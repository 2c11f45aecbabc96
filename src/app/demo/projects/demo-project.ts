import type { MilestoneStatus } from '../../../features/projects/milestones/policy.ts';
import type { ProjectFields } from '../../../features/projects/own/contract.ts';
import type { PlanFields } from '../../../features/projects/plan/contract.ts';

/** Days are counted from today. */
type Step = { day: number; title: string; status: MilestoneStatus; earlier: number[] };
type Role = Omit<ProjectFields['roles'][number], 'id'>;

export type DemoProject = Pick<ProjectFields, 'title' | 'description' | 'location'> &
  Partial<
    Pick<
      ProjectFields,
      | 'fullDescription'
      | 'tags'
      | 'objectives'
      | 'fundingPurposes'
      | 'fundingTypes'
      | 'equityProposal'
      | 'equityAudience'
      | 'companyName'
      | 'companyNumber'
      | 'slogan'
    >
  > & {
    /** First and last name of a demo person. */
    owner: string;
    category: NonNullable<ProjectFields['category']>;
    status?: 'draft' | 'active' | 'completed' | 'withdrawn';
    target: number;
    raised?: number;
    /** Days from today: when it was made, starts and ends. */
    made: number;
    from?: number;
    until?: number;
    roles?: Role[];
    plan?: Partial<Omit<PlanFields, 'milestones'>>;
    steps?: Step[];
  };

export function role(roleName: string, description: string, timeCommitment: string, compensation: string, requirements = ''): Role {
  return { roleName, description, timeCommitment, compensation, requirements };
}

/** A milestone; `earlier` are the days on which it was planned before. */
export function step(day: number, title: string, status: MilestoneStatus, ...earlier: number[]): Step {
  return { day, title, status, earlier };
}

export const market = (size: 'tam' | 'sam' | 'som', amount: number, basis: string): PlanFields['markets'][number] => ({
  size,
  amount,
  basis,
  source: 'eigen raming',
  year: 2026,
});

/** Revenue and costs of years that follow each other, in thousands of euros. */
export const years = (first: number, ...amounts: [revenue: number, costs: number][]): PlanFields['years'] =>
  amounts.map(([revenue, costs], place) => ({ year: first + place, revenue: revenue * 1000, costs: costs * 1000 }));

export const uses = (...parts: [purpose: string, percent: number][]): PlanFields['uses'] =>
  parts.map(([purpose, percent]) => ({ purpose, percent }));

export const metric = (label: string, value: number, unit = ''): PlanFields['metrics'][number] => ({
  label,
  value,
  unit,
  measuredOn: '2026-10-31',
});

export const rival = (name: string, strength: string, difference: string): PlanFields['competitors'][number] => ({
  name,
  strength,
  difference,
});

export const member = (name: string, title: string, background: string): PlanFields['team'][number] => ({ name, role: title, background });
