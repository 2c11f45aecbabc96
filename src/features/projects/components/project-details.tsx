import { Fragment, type ReactNode } from 'react';
import { useDrawsRest } from '../../../platform/web/browser/use-draws-rest.ts';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Section } from '../../../platform/web/kit/section.tsx';
import type { Project, ShownRole } from '../contract.ts';
import { DocumentsSection } from '../project-documents/components/documents-section.tsx';
import { type ProjectPart, partsOf } from '../view/parts.ts';
import { shownRoles } from '../view/shown-roles.ts';
import { BusinessSection } from './business-section.tsx';
import { CompetitionSection } from './competition-section.tsx';
import { FundingSection } from './funding-section.tsx';
import { MarketSection } from './market-section.tsx';
import { MilestonesSection } from './milestones-section.tsx';
import { PlanList } from './plan-list.tsx';
import { PlanText } from './plan-text.tsx';
import { ProblemSection } from './problem-section.tsx';
import { ProductSection } from './product-section.tsx';
import { ProjectionsSection } from './projections-section.tsx';
import { RoleList } from './role-list.tsx';
import { TeamSection } from './team-section.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { TractionSection } from './traction-section.tsx';

type Shown = {
  project: Project;
  /** Draws what the reader can do about a sought role; a preview has nothing. */
  roleActs?: ((role: ShownRole) => ReactNode) | undefined;
};

type ProjectDetailsProps = Shown & {
  /** How many parts the server draws, as in `PagedList`; without it, all. */
  atFirst?: number | undefined;
};

/** A project as its readers want it: the pitch, the plan in its order, then roles, money and dates. Parts without anything in them are left out. */
export function ProjectDetails({ atFirst, ...shown }: ProjectDetailsProps) {
  const drawsAll = useDrawsRest(atFirst !== undefined);
  const parts = partsOf(shown.project);
  return (
    <Stack gap={16}>
      {(drawsAll ? parts : parts.slice(0, atFirst)).map((part) => (
        <Fragment key={part}>{sections[part](shown)}</Fragment>
      ))}
    </Stack>
  );
}

const sections: Record<ProjectPart, (shown: Shown) => ReactNode> = {
  pitch: ({ project }) => (
    <Section id="pitch" title="Pitch">
      <PlanText text={project.fullDescription} />
    </Section>
  ),
  objectives: ({ project }) => (
    <Section id="doelstellingen" title="Doelstellingen">
      <PlanList items={project.objectives} />
    </Section>
  ),
  problem: ({ project }) => <ProblemSection plan={project.plan} />,
  product: ({ project }) => <ProductSection plan={project.plan} />,
  market: ({ project }) => <MarketSection plan={project.plan} />,
  business: ({ project }) => <BusinessSection plan={project.plan} />,
  competition: ({ project }) => <CompetitionSection plan={project.plan} />,
  traction: ({ project }) => <TractionSection plan={project.plan} />,
  team: ({ project }) => <TeamSection project={project} />,
  roles: ({ project, roleActs }) => (
    <Section id="gezocht" title="Gezocht talent">
      <RoleList roles={shownRoles(project)} {...(roleActs && { acts: roleActs })} />
    </Section>
  ),
  milestones: ({ project }) => <MilestonesSection plan={project.plan} />,
  projections: ({ project }) => <ProjectionsSection plan={project.plan} />,
  funding: ({ project }) => <FundingSection project={project} />,
  documents: ({ project }) => <DocumentsSection documents={project.documents} />,
  timeline: ({ project }) => <TimelineSection project={project} />,
};
