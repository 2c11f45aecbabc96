import type { ReactNode } from 'react';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Section } from '../../../platform/web/kit/section.tsx';
import type { Project, ProjectRole } from '../contract.ts';
import { DocumentsSection } from '../project-documents/components/documents-section.tsx';
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

type ProjectDetailsProps = {
  project: Project;
  /** Draws what the reader can do about a sought role; a preview has nothing. */
  roleActs?: (role: ProjectRole) => ReactNode;
};

/** A project as its readers want it: the pitch, the plan in its order, then roles, money and dates. Parts without anything in them are left out. */
export function ProjectDetails({ project, roleActs }: ProjectDetailsProps) {
  const { plan, fullDescription, objectives, roles, documents } = project;
  return (
    <Stack gap={16}>
      {fullDescription !== '' && (
        <Section id="pitch" title="Pitch">
          <PlanText text={fullDescription} />
        </Section>
      )}
      {objectives.length > 0 && (
        <Section id="doelstellingen" title="Doelstellingen">
          <PlanList items={objectives} />
        </Section>
      )}
      <ProblemSection plan={plan} />
      <ProductSection plan={plan} />
      <MarketSection plan={plan} />
      <BusinessSection plan={plan} />
      <CompetitionSection plan={plan} />
      <TractionSection plan={plan} />
      <TeamSection project={project} />
      {roles.length > 0 && (
        <Section id="gezocht" title="Gezocht talent">
          <RoleList roles={roles} acts={roleActs} />
        </Section>
      )}
      <MilestonesSection plan={plan} />
      <ProjectionsSection plan={plan} />
      <FundingSection project={project} />
      <DocumentsSection documents={documents} />
      <TimelineSection project={project} />
    </Stack>
  );
}
