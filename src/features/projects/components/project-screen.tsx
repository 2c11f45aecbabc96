import { Link } from '@tanstack/react-router';
import { formatEuros } from '../../../platform/web/format/formats.ts';
import { formatPercent } from '../../../platform/web/format/percent.ts';
import { ActBar } from '../../../platform/web/kit/act-bar.tsx';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { Columns } from '../../../platform/web/kit/columns.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { useInvesting, useProject } from '../hooks.ts';
import { progressOf } from '../policy.ts';
import { noMediation } from '../texts.ts';
import type { projectAddress } from '../view/search.ts';
import { tabOf } from '../view/tabs.ts';
import { FundingCard } from './funding-card.tsx';
import { Investing } from './investing.tsx';
import { OwnerCard } from './owner-card.tsx';
import { ProjectDetails } from './project-details.tsx';
import { ProjectHead } from './project-head.tsx';
import style from './project-screen.module.css';
import { ProjectTabs } from './project-tabs.tsx';
import { TalentTab } from './talent-tab.tsx';

type ProjectScreenProps = { projectId: string; search: ReturnType<(typeof projectAddress)['read']> };

/** One project: its head, its tabs, and beside them the funding and its owner. */
export function ProjectScreen({ projectId, search }: ProjectScreenProps) {
  const project = useProject(projectId);
  const { answer, invest } = useInvesting();
  const tab = tabOf(search, project);
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
      <p className={style.back} data-print="hidden">
        <Link to="/projecten">‹ Projecten</Link>
      </p>
      <Columns
        lead={<ProjectHead project={project} />}
        beside={
          <Stack gap={16}>
            <FundingCard project={project}>{acts}</FundingCard>
            <OwnerCard project={project} />
          </Stack>
        }
      >
        <Stack gap={16}>
          <ProjectTabs project={project} current={tab} />
          {tab === 'details' && <ProjectDetails project={project} />}
          {tab === 'pitch-deck' && (
            <Card>
              <p>Alleen de projecteigenaar kan de Pitch deck bekijken.</p>
            </Card>
          )}
          {tab === 'talent' && <TalentTab project={project} />}
          <Text tone="muted" size="small">
            {noMediation}
          </Text>
        </Stack>
      </Columns>
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
        </ActBar>
      )}
    </Page>
  );
}
