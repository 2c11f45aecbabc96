import { createFileRoute } from '@tanstack/react-router';
import { OwnApplicationsScreen } from '../../../../features/jobs/applications/components/own-applications-screen.tsx';
import { loadOwnApplications } from '../../../../features/jobs/applications/hooks/own.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { requireSignIn } from '../../../shell/require-sign-in.ts';

export const Route = createFileRoute('/banen/sollicitaties/')({
  beforeLoad: requireSignIn,
  loader: async ({ context: { queryClient, api } }) => {
    const loading = loadOwnApplications(queryClient, api);
    if (import.meta.env.SSR) await loading;
    return { madeAt: Date.now() };
  },
  head: ({ match }) =>
    pageHead(match.context.site, { title: 'Mijn sollicitaties', description: 'Waar je solliciteerde en hoe het ervoor staat.' }),
  component: OwnApplicationsPage,
});

function OwnApplicationsPage() {
  return <OwnApplicationsScreen madeAt={Route.useLoaderData().madeAt} />;
}
