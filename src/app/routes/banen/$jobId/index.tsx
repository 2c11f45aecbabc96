import { createFileRoute } from '@tanstack/react-router';
import { JobScreen } from '../../../../features/jobs/components/job-screen.tsx';
import { JobSkeleton } from '../../../../features/jobs/components/job-skeleton.tsx';
import { useJob } from '../../../../features/jobs/hooks.ts';
import { loadFailed } from '../../../../features/jobs/texts.ts';
import { jobOptions } from '../../../../features/jobs/view/job-options.ts';
import { previewOf } from '../../../../features/jobs/view/preview.ts';
import { shownTitle } from '../../../../features/jobs/view/shown-title.ts';
import { OwnMatchCard } from '../../../../features/matches/components/own-match-card.tsx';
import { SimilarJobs } from '../../../../features/matches/components/similar-jobs.tsx';
import { dayOf } from '../../../../platform/web/format/days.ts';
import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { entityRoute } from '../../../shell/entity-route.ts';
import { FailedPage } from '../../../shell/failed-page.tsx';
import { UnknownJobPage } from '../../../shell/unknown-job-page.tsx';

export const Route = createFileRoute('/banen/$jobId/')({
  // Splits the skeleton off with the page, as it would otherwise be in every page's first load.
  codeSplitGroupings: [
    ['component', 'pendingComponent'],
    ['errorComponent', 'notFoundComponent'],
  ],
  ...entityRoute({
    options: (api, { jobId }: { jobId: string }) => jobOptions(api, jobId),
    title: ({ title, companyName }) => `${shownTitle(title)} bij ${companyName}`,
    name: 'Vacature',
    description: ({ description }) => description.slice(0, 300),
    picture: previewOf,
    publicPath: ({ id, isOpen }) => (isOpen ? `/banen/${id}` : null),
    async load({ queryClient, api, viewer }, { jobId }) {
      // The page draws these parts as soon as they come; only the server waits, so that they stand in what it sends.
      const { loadBesideJob } = await import('../../../../features/matches/hooks/beside.ts');
      const loading = loadBesideJob(queryClient, api, jobId, viewer !== null);
      if (import.meta.env.SSR) await loading;
    },
  }),
  component: JobPage,
  pendingComponent: JobSkeleton,
  errorComponent: JobErrorPage,
  notFoundComponent: UnknownJobPage,
});

function JobPage() {
  const { jobId } = Route.useParams();
  const { site } = Route.useRouteContext();
  const { madeAt } = Route.useLoaderData();
  // Remounts for the next job, so that no answer carries over.
  return (
    <JobScreen
      key={jobId}
      jobId={jobId}
      appUrl={site.appUrl}
      today={dayOf(madeAt)}
      match={<OwnMatch jobId={jobId} />}
      similar={<SimilarJobs jobId={jobId} />}
    />
  );
}

/** Nobody is compared with their own job. */
function OwnMatch({ jobId }: { jobId: string }) {
  const job = useJob(jobId);
  return job.can.edit ? null : <OwnMatchCard job={job} />;
}

function JobErrorPage() {
  return (
    <FailedPage title={loadFailed.one} way={<ButtonLink to="/banen">Naar de vacatures</ButtonLink>}>
      Er ging iets mis onderweg. De vacature zelf is er nog.
    </FailedPage>
  );
}
