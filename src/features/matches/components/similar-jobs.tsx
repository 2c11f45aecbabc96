import { Card } from '../../../platform/web/kit/card.tsx';
import { CoverLink } from '../../../platform/web/kit/cover-link.tsx';
import { Dotted } from '../../../platform/web/kit/dotted.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { JobLogo } from '../../jobs/components/job-logo.tsx';
import { jobTypeLabels } from '../../jobs/policy.ts';
import { payOf, placeOf } from '../../jobs/texts.ts';
import { shownTitle } from '../../jobs/view/shown-title.ts';
import { useSimilarJobs } from '../hooks/beside.ts';
import { Similar } from './similar.tsx';

/** Open jobs like another one; nothing where there are none. */
export function SimilarJobs({ jobId }: { jobId: string }) {
  const jobs = useSimilarJobs(jobId);
  if (jobs.length === 0) return null;
  return (
    <Similar id="vergelijkbare-vacatures" title="Vergelijkbare vacatures">
      {jobs.map((job) => (
        <Card as="li" key={job.id} gap={12}>
          <JobLogo logo={job.logo} />
          <Stack gap={4}>
            <h3>
              <CoverLink to="/banen/$jobId" params={{ jobId: job.id }}>
                {shownTitle(job.title)}
              </CoverLink>
            </h3>
            <Text tone="muted">{job.companyName}</Text>
          </Stack>
          <Text size="small" tone="muted">
            <Dotted parts={[jobTypeLabels[job.type], placeOf(job), payOf(job)]} />
          </Text>
        </Card>
      ))}
    </Similar>
  );
}
