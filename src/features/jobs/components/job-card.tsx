import { Actions } from '../../../platform/web/kit/actions.tsx';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { CoverLink } from '../../../platform/web/kit/cover-link.tsx';
import { Grid, Row } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { JobCard as Job } from '../contract.ts';
import { ResponseFigure } from '../promise/components/response-figure.tsx';
import { SaveButton } from '../saved/components/save-button.tsx';
import { shownTitle } from '../view/shown-title.ts';
import { ApplyOrApplied } from './apply-or-applied.tsx';
import { JobBadges } from './job-badges.tsx';
import style from './job-card.module.css';
import { JobFacts } from './job-facts.tsx';
import { JobLogo } from './job-logo.tsx';
import { ProjectOfJob } from './project-of-job.tsx';
import { SomeLines } from './some-lines.tsx';

type JobCardProps = { job: Job /** Its logo is seen at once. */; first?: boolean };

/** A job in a list; the whole card leads to its page. */
export function JobCard({ job, first = false }: JobCardProps) {
  const { id, title, companyName, logo, requirements, requirementsCount, benefits, benefitsCount, project, isOpen, figure, can } = job;
  return (
    <Card as="article">
      <div className={style.card}>
        <Row gap={12} align="start" isUnbroken>
          <JobLogo logo={logo} first={first} />
          <div className={style.head}>
            <h2 className={style.title}>
              <CoverLink to="/banen/$jobId" params={{ jobId: id }}>
                {shownTitle(title)}
              </CoverLink>
            </h2>
            <Text tone="muted">{companyName}</Text>
          </div>
          <div className={style.over}>
            <SaveButton job={job} isSmall />
          </div>
        </Row>
        <JobBadges job={job} hasState={can.edit || !isOpen} />
        <div className={style.facts}>
          <JobFacts job={job} />
          {!can.edit && <ResponseFigure figure={figure} />}
        </div>
        {project !== null && <ProjectOfJob project={project} isShort />}
        {requirementsCount + benefitsCount > 0 && (
          <Grid columns={2} gap={16} align="start">
            <SomeLines title="Vereisten" lines={requirements} count={requirementsCount} />
            <SomeLines title="Voordelen" lines={benefits} count={benefitsCount} />
          </Grid>
        )}
        <div className={style.over}>
          <Actions isTight>
            <ButtonLink to="/banen/$jobId" params={{ jobId: id }} aria-label={`Details: ${title}`}>
              Details
            </ButtonLink>
            {can.edit ? (
              <>
                <ButtonLink to="/banen/$jobId/sollicitaties" params={{ jobId: id }} aria-label={`Sollicitaties: ${title}`}>
                  Sollicitaties
                </ButtonLink>
                <ButtonLink to="/banen/$jobId/bewerken" params={{ jobId: id }} aria-label={`Bewerken: ${title}`}>
                  Bewerken
                </ButtonLink>
              </>
            ) : (
              <ApplyOrApplied job={job} isOnCard />
            )}
          </Actions>
        </div>
      </div>
    </Card>
  );
}
