import type { ReactNode } from 'react';
import { ActBar } from '../../../platform/web/kit/act-bar.tsx';
import { BackLink } from '../../../platform/web/kit/back-link.tsx';
import { Columns } from '../../../platform/web/kit/columns.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { useJob } from '../hooks.ts';
import { StateCard } from '../own/components/state-card.tsx';
import { ResponseFigure } from '../promise/components/response-figure.tsx';
import { payOf } from '../texts.ts';
import { ApplyCard } from './apply-card.tsx';
import { ApplyOrApplied } from './apply-or-applied.tsx';
import { CompanyCard } from './company-card.tsx';
import { JobDetails } from './job-details.tsx';
import { JobHead } from './job-head.tsx';
import { JobPostingData } from './job-posting-data.tsx';
import style from './job-screen.module.css';

type JobScreenProps = {
  jobId: string;
  appUrl: string;
  /** YYYY-MM-DD where the reader is. */
  today: string;
  /** How well it fits the reader, beside its texts. */
  match: ReactNode;
  /** Below everything: other jobs. */
  similar: ReactNode;
};

/**
 * One job: its head and texts, and beside them the way to apply, the company and its poster. On phones readers get the texts
 * first, as the way to apply is in a bar; the poster gets the card that acts.
 */
export function JobScreen({ jobId, appUrl, today, match, similar }: JobScreenProps) {
  const job = useJob(jobId);
  return (
    <Page>
      <JobPostingData job={job} appUrl={appUrl} />
      <Stack gap={32}>
        <Stack gap={12}>
          <BackLink to="/banen">Vacatures</BackLink>
          <Columns
            lead={
              <Stack gap={16}>
                <JobHead job={job} />
                {!job.can.edit && <JobDetails job={job} />}
              </Stack>
            }
            beside={
              <Stack gap={16}>
                {job.can.edit ? <StateCard job={job} today={today} /> : <ApplyCard job={job} />}
                {match}
                <CompanyCard job={job}>
                  <ResponseFigure figure={job.figure} />
                </CompanyCard>
              </Stack>
            }
          >
            {job.can.edit && <JobDetails job={job} />}
          </Columns>
        </Stack>
        {similar}
      </Stack>
      <p className={style.address}>
        {appUrl}/banen/{jobId}
      </p>
      {!job.can.edit && job.ownApplication?.isKept !== false && (
        <ActBar label="Solliciteren">
          <Row gap={12} isFirstWide>
            {job.ownApplication === null && (
              <Text size="small" isNumeric>
                {payOf(job)}
              </Text>
            )}
            <ApplyOrApplied job={job} />
          </Row>
        </ActBar>
      )}
    </Page>
  );
}
