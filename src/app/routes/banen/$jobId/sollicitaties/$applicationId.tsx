import { createFileRoute } from '@tanstack/react-router';
import { ApplicantScreen } from '../../../../../features/jobs/applicants/components/applicant-screen.tsx';
import { overviewOptions, receivedOptions } from '../../../../../features/jobs/applicants/view/applicant-options.ts';
import { nameOf } from '../../../../../features/profiles/texts.ts';
import { ApplicantsErrorPage } from '../../../../shell/applicants-error-page.tsx';
import { entityRoute } from '../../../../shell/entity-route.ts';

export const Route = createFileRoute('/banen/$jobId/sollicitaties/$applicationId')({
  ...entityRoute({
    options: (api, { applicationId }: { jobId: string; applicationId: string }) => receivedOptions(api, applicationId),
    load: ({ queryClient, api }, { jobId }) => queryClient.ensureQueryData(overviewOptions(api, jobId)),
    title: ({ person }) => (person === null ? '' : nameOf(person, '')),
    name: 'Sollicitatie',
    description: 'Een sollicitatie, met brief, cv en antwoorden.',
  }),
  component: ApplicantPage,
  errorComponent: ApplicantsErrorPage,
});

function ApplicantPage() {
  const { applicationId } = Route.useParams();
  return <ApplicantScreen key={applicationId} id={applicationId} madeAt={Route.useLoaderData().madeAt} />;
}
