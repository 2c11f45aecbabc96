import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Columns } from '../../../../platform/web/kit/columns.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { PageHead } from '../../../../platform/web/kit/page-head.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { answerDays } from '../../applications/policy.ts';
import { JobsTabs } from '../../components/jobs-tabs.tsx';
import { useJobsToday } from '../hooks.ts';
import { CountedList } from './counted-list.tsx';
import { OwedList } from './owed-list.tsx';
import { OwnFigure } from './own-figure.tsx';

type AnswersScreenProps = {
  /** Only the answers to applications to this job. */
  jobId: string | undefined;
  madeAt: number;
  /** Under the figure. */
  beside?: ReactNode;
};

/** The answers that the viewer owes to applicants, and how they answered until now. */
export function AnswersScreen({ jobId, madeAt, beside }: AnswersScreenProps) {
  const today = useJobsToday(madeAt);
  return (
    <Page>
      <Stack gap={24}>
        <PageHead
          title="Antwoorden"
          about={`Wie bij je solliciteert, krijgt binnen ${answerDays} dagen antwoord. Lukt dat niet, dan kun je een keer laten weten dat het langer duurt.`}
        />
        <JobsTabs current="answers" />
        <Columns
          lead={
            <Section id="open" title="Wachten op je antwoord" {...(jobId === undefined ? {} : { intro: ofOneJob })}>
              <OwedList jobId={jobId} today={today} />
            </Section>
          }
          beside={
            <Stack gap={16}>
              <OwnFigure />
              {beside}
            </Stack>
          }
        >
          {jobId === undefined && (
            <Section id="geteld" title="Wat meetelt" intro="Alleen dagen blijven bewaard, zonder namen.">
              <CountedList />
            </Section>
          )}
        </Columns>
      </Stack>
    </Page>
  );
}

const ofOneJob = (
  <>
    Laat ook wie je niet kiest iets horen. Dit zijn de sollicitaties van een vacature;{' '}
    <Link to="/banen/antwoorden">bekijk ze allemaal</Link>.
  </>
);
