import { type ReactNode, Suspense, useState } from 'react';
import { onDemand } from '../../../platform/web/browser/on-demand.tsx';
import { formatEuros } from '../../../platform/web/format/numbers.ts';
import { formatPercent } from '../../../platform/web/format/percent.ts';
import { ActBar } from '../../../platform/web/kit/act-bar.tsx';
import { BackLink } from '../../../platform/web/kit/back-link.tsx';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Columns } from '../../../platform/web/kit/columns.tsx';
import { KeepFocus } from '../../../platform/web/kit/keep-focus.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { useMe } from '../../profiles/hooks.ts';
import { AccessPart } from '../admissions/components/access-part.tsx';
import { AskAccessButton } from '../admissions/components/ask-access-button.tsx';
import type { Project, ShownRole } from '../contract.ts';
import { useInvesting, useProject } from '../hooks.ts';
import { InterestPart } from '../interests/components/interest-part.tsx';
import { MembershipNotice } from '../members/components/membership-notice.tsx';
import { progressOf } from '../policy.ts';
import { SavedAside } from '../saved/components/saved-aside.tsx';
import { noMediation } from '../texts.ts';
import type { projectAddress } from '../view/search.ts';
import { tabOf } from '../view/tabs.ts';
import { useLook } from '../views/hooks.ts';
import { FundingCard } from './funding-card.tsx';
import { Investing } from './investing.tsx';
import { LaterTab } from './later-tab.tsx';
import { OwnerCard } from './owner-card.tsx';
import { ProjectDetails } from './project-details.tsx';
import { ProjectHead } from './project-head.tsx';
import { ProjectTabs } from './project-tabs.tsx';

const ViewsAside = onDemand(
  async () => (await import('../views/components/views-aside.tsx')).ViewsAside,
  () => undefined,
);

type ProjectScreenProps = {
  projectId: string;
  search: ReturnType<(typeof projectAddress)['read']>;
  /** Beside an active project, for its owner: what other features know of it. */
  forOwner: ReactNode;
  /** Draws the project's updates, which belong to the feed, in their tab. */
  updates: (project: Project) => ReactNode;
  /** Draws the way to the job for a role of an active project, which belongs to the jobs. */
  roleJob: (project: Project, role: ShownRole) => ReactNode;
  /** Draws the pitch deck, for its owner and for whoever may not read it, which belongs to the decks. */
  deck: (project: Project) => ReactNode;
  /** Draws the way to suggestions of roles for the owner, which belong to the decks. */
  suggestRoles: (project: Project) => ReactNode;
};

/** One project: its head, its tabs, and beside them the funding and its owner. */
export function ProjectScreen({ projectId, search, forOwner, updates, roleJob, deck, suggestRoles }: ProjectScreenProps) {
  const project = useProject(projectId);
  const me = useMe();
  useLook(project);
  const { answer, invest } = useInvesting();
  const tab = tabOf(search, project);
  // On phones the tabs, and the question to join the team, would be below four cards.
  const [isContentFirst] = useState(tab !== 'details' || project.can.edit || project.membership?.state === 'asked');
  const isOffered = project.status === 'active' && !project.isWithdrawn;
  const isOpen = project.status === 'active' && !project.can.edit;
  const acts = isOpen && (
    <>
      <Button tone="primary" onClick={invest}>
        Investeren
      </Button>
      <Investing answer={answer} project={project} />
    </>
  );
  return (
    <Page>
      <Stack gap={12}>
        <BackLink to="/projecten">Projecten</BackLink>
        <Columns
          lead={<ProjectHead project={project} />}
          isContentFirst={isContentFirst}
          // The slides of a deck need the width.
          beside={
            tab === 'pitch-deck' && project.can.edit ? undefined : (
              <Stack gap={16}>
                <FundingCard project={project} access={!project.can.edit && <AccessPart project={project} />}>
                  {acts}
                </FundingCard>
                {project.can.edit && (
                  <Suspense>
                    {isOffered && forOwner}
                    {project.status !== 'draft' && <ViewsAside projectId={projectId} />}
                  </Suspense>
                )}
                <SavedAside project={project} />
                <OwnerCard project={project} />
              </Stack>
            )
          }
        >
          <KeepFocus>
            <MembershipNotice project={project} />
            <ProjectTabs project={project} current={tab} />
            {tab === 'details' && (
              <ProjectDetails
                project={project}
                atFirst={me === null ? undefined : 4}
                roleActs={
                  isOpen
                    ? (role) => (
                        <InterestPart project={project} role={role}>
                          {roleJob(project, role)}
                        </InterestPart>
                      )
                    : undefined
                }
              />
            )}
            {tab === 'updates' && updates(project)}
            {tab === 'pitch-deck' && deck(project)}
            {(tab === 'vragen' || tab === 'talent' || tab === 'mensen') && (
              <LaterTab
                key={tab}
                tab={tab}
                project={project}
                roleJob={isOffered ? (role) => roleJob(project, role) : undefined}
                suggestRoles={suggestRoles(project)}
              />
            )}
            <Text tone="muted" size="small">
              {noMediation}
            </Text>
          </KeepFocus>
        </Columns>
      </Stack>
      {isOpen && (
        <ActBar label="Investeren">
          <Row gap={12} isFirstWide>
            <Text size="small" isNumeric>
              <strong>{formatPercent(progressOf(project))}</strong> van {formatEuros(project.targetAmount)}
            </Text>
            <Button tone="primary" onClick={invest}>
              Investeren
            </Button>
          </Row>
          <Investing answer={answer} project={project} />
          {answer === 'announced' && project.access?.state === null && <AskAccessButton project={project} />}
        </ActBar>
      )}
    </Page>
  );
}
