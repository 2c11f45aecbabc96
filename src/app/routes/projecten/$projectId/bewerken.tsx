import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMe } from '../../../../features/profiles/hooks.ts';
import { EditProjectScreen } from '../../../../features/projects/own/components/edit-project-screen.tsx';
import { loadFailedMessage } from '../../../../features/projects/own/texts.ts';
import { ownProjectAddress } from '../../../../features/projects/own/view/address.ts';
import { ownProjectOptions } from '../../../../features/projects/own/view/own-project-options.ts';
import { dayOf } from '../../../../platform/web/format/days.ts';
import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../../../platform/web/kit/notice-page.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { entityRoute } from '../../../shell/entity-route.ts';

export const Route = createFileRoute('/projecten/$projectId/bewerken')({
  validateSearch: ownProjectAddress.validateSearch,
  ...entityRoute({
    options: (api, { projectId }: { projectId: string }) => ownProjectOptions(api, projectId),
    title: () => 'Project bewerken',
    name: 'Project bewerken',
    description: 'Werk je plan bij terwijl het groeit.',
  }),
  component: EditProjectPage,
  errorComponent: LoadFailedPage,
  notFoundComponent: UnknownProjectPage,
});

function EditProjectPage() {
  const me = useMe();
  const { projectId } = Route.useParams();
  const { madeAt } = Route.useLoaderData();
  const { veld: name } = Route.useSearch();
  const section = useLocation({ select: ({ hash }) => hash });
  if (me === null) return null;
  const owner = { ...me, jobTitle: '', company: '' };
  return (
    <EditProjectScreen
      // Remounts for the next project, so that nothing typed carries over.
      key={projectId}
      owner={owner}
      projectId={projectId}
      now={new Date(madeAt).toISOString()}
      today={dayOf(madeAt)}
      begin={name === undefined ? undefined : { section, name }}
    />
  );
}

/** A project that couldn't be loaded leads back to the overview, which works without it. */
function LoadFailedPage() {
  const router = useRouter();
  useEffect(() => {
    toast({ kind: 'error', title: 'Fout', message: loadFailedMessage });
    void router.navigate({ to: '/projecten', replace: true });
  }, [router]);
  return <UnknownProjectPage />;
}

function UnknownProjectPage() {
  return (
    <NoticePage
      drawing="adrift"
      label="404"
      title="Project niet gevonden."
      actions={
        <ButtonLink to="/projecten" tone="primary">
          Terug naar de projecten
        </ButtonLink>
      }
    >
      <p>{loadFailedMessage}</p>
    </NoticePage>
  );
}
