import { createFileRoute } from '@tanstack/react-router';
import { ApplicantsScreen } from '../../../../../features/jobs/applicants/components/applicants-screen.tsx';
import { overviewOptions } from '../../../../../features/jobs/applicants/view/applicant-options.ts';
import { applicantsAddress } from '../../../../../features/jobs/applicants/view/search.ts';
import { entityRoute } from '../../../../shell/entity-route.ts';

export const Route = createFileRoute('/banen/$jobId/sollicitaties/')({
  validateSearch: applicantsAddress.validateSearch,
  ...entityRoute({
    options: (api, { jobId }: { jobId: string }) => overviewOptions(api, jobId),
    title: ({ job }) => `Sollicitaties op ${job.title}`,
    name: 'Sollicitaties',
    description: 'Wie solliciteerde, en wie wacht op een antwoord.',
  }),
  component: ApplicantsPage,
});

function ApplicantsPage() {
  const { jobId } = Route.useParams();
  return <ApplicantsScreen key={jobId} jobId={jobId} search={Route.useSearch()} />;
}
