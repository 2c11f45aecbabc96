import { createFileRoute } from '@tanstack/react-router';
import { OwnApplicationScreen } from '../../../../features/jobs/applications/components/own-application-screen.tsx';
import { ownApplicationOptions } from '../../../../features/jobs/applications/view/own-options.ts';
import { shownTitle } from '../../../../features/jobs/view/shown-title.ts';
import { entityRoute } from '../../../shell/entity-route.ts';

export const Route = createFileRoute('/banen/sollicitaties/$applicationId')({
  ...entityRoute({
    options: (api, { applicationId }: { applicationId: string }) => ownApplicationOptions(api, applicationId),
    title: ({ jobTitle }) => shownTitle(jobTitle),
    name: 'Sollicitatie',
    description: 'Je sollicitatie, met alles wat je meestuurde.',
  }),
  component: OwnApplicationPage,
});

function OwnApplicationPage() {
  const { applicationId } = Route.useParams();
  return <OwnApplicationScreen key={applicationId} id={applicationId} madeAt={Route.useLoaderData().madeAt} />;
}
