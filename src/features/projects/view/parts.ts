import type { Project } from '../contract.ts';
import type { ShownPlan } from '../plan/contract.ts';
import { shownRoles } from './shown-roles.ts';

const isWritten = (...texts: (string | null)[]) => texts.some((text) => text !== null && text !== '');
const isFilled = (...lists: (readonly unknown[])[]) => lists.some((list) => list.length > 0);

export const hasProblem = ({ problemStatement, problem, audience, customerExample }: ShownPlan): boolean =>
  isWritten(problemStatement, problem, audience, customerExample);

export const hasSolution = ({ solutionStatement, solution, uniqueValue, before, after }: ShownPlan): boolean =>
  isWritten(solutionStatement, solution, uniqueValue, before, after);

type Parted = Pick<
  Project,
  | 'fullDescription'
  | 'objectives'
  | 'plan'
  | 'members'
  | 'roles'
  | 'interests'
  | 'fundingPurposes'
  | 'fundingTypes'
  | 'equityProposal'
  | 'capTable'
  | 'documents'
>;

/** Whether a project has something for each part of its page, in the order in which they are read. */
const rules = {
  pitch: ({ fullDescription }) => isWritten(fullDescription),
  objectives: ({ objectives }) => isFilled(objectives),
  problem: ({ plan }) => hasProblem(plan) || hasSolution(plan),
  product: ({ plan }) => isFilled(plan.features, plan.journey),
  market: ({ plan }) => isFilled(plan.markets, plan.trends) || isWritten(plan.idealCustomer),
  business: ({ plan }) =>
    isWritten(plan.businessModel, plan.acquisition, plan.marketing, plan.sales, plan.distribution) || isFilled(plan.prices, plan.channels),
  competition: ({ plan }) => isFilled(plan.competitors) || isWritten(plan.competitiveAdvantage),
  traction: ({ plan }) => isFilled(plan.metrics) || isWritten(plan.traction, plan.mvpResults),
  team: ({ members, plan }) => isFilled(members, plan.team) || isWritten(plan.teamDescription, plan.advisors),
  roles: (project) => isFilled(shownRoles(project)),
  milestones: ({ plan }) => isFilled(plan.milestones) || isWritten(plan.roadmap),
  projections: ({ plan }) => isFilled(plan.years, plan.assumptions),
  // A proposal that this reader may not read is null, and says so.
  funding: ({ fundingPurposes, fundingTypes, plan, equityProposal, capTable }) =>
    isFilled(fundingPurposes, fundingTypes, plan.uses) || equityProposal !== '' || isWritten(capTable),
  documents: ({ documents }) => isFilled(documents),
  timeline: () => true,
} satisfies Record<string, (project: Parted) => boolean>;

export type ProjectPart = keyof typeof rules;

const inOrder = Object.keys(rules).filter((name): name is ProjectPart => name in rules);

/** The parts of a project's page that hold something for this reader. */
export function partsOf(project: Parted): ProjectPart[] {
  return inOrder.filter((part) => rules[part](project));
}
