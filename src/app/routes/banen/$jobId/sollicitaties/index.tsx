import { createFileRoute } from '@tanstack/react-router';
import { ApplicantsScreen } from '../../../../../features/jobs/applicants/components/applicants-screen.tsx';
import { overviewOptions } from '../../../../../features/jobs/applicants/view/applicant-options.ts';
import { applicantsAddress } from '../../../../../features/jobs/applicants/view/search.ts';
import { shownTitle } from '../../../../../features/jobs/view/shown-title.ts';
import { ApplicantsErrorPage } from '../../../../shell/applicants-error-page.tsx';
import { entityRoute } from '../../../../shell/entity-route.ts';

const entity = entityRoute({
  options: (api, { jobId }: { jobId: string }) => overviewOptions(api, jobId),
  title: ({ job }) => `Sollicitaties op ${shownTitle(job.title)}`,
  name: 'Sollicitaties',
  description: 'Wie solliciteerde, en wie wacht op een antwoord.',
});

type Loading = Parameters<typeof entity.loader>[0] & { location: { search: Record<string, unknown> } };

export const Route = createFileRoute('/banen/$jobId/sollicitaties/')({
  validateSearch: applicantsAddress.validateSearch,
  ...entity,
  // The filters aren't among the loader's dependencies: each one that is chosen would read the job again.
  async loader(options: Loading) {
    const { context, params, location } = options;
    const shown = { jobId: params.jobId, search: applicantsAddress.read(location.search) };
    // This loader is part of every page's first load, so the page's own code is imported here.
    const { loadReceived } = await import('../../../../../features/jobs/applicants/hooks/applicants.ts');
    const loading = loadReceived(context.queryClient, context.api, shown);
    const loaded = await entity.loader(options);
    if (import.meta.env.SSR) await loading;
    return loaded;
  },
  component: ApplicantsPage,
  errorComponent: ApplicantsErrorPage,
});

function ApplicantsPage() {
  const { jobId } = Route.useParams();
  return <ApplicantsScreen key={jobId} jobId={jobId} search={Route.useSearch()} madeAt={Route.useLoaderData().madeAt} />;
}
