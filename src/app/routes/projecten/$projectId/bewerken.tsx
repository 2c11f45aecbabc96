import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useMe } from '../../../../features/profiles/hooks.ts';
import { EditProjectScreen } from '../../../../features/projects/own/components/edit-project-screen.tsx';
import { loadFailedMessage } from '../../../../features/projects/own/texts.ts';
import { ownProjectAddress } from '../../../../features/projects/own/view/address.ts';
import { ownProjectOptions } from '../../../../features/projects/own/view/own-project-options.ts';
import { dayOf } from '../../../../platform/web/format/days.ts';
import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { entityRoute } from '../../../shell/entity-route.ts';
import { FailedPage, LedBack } from '../../../shell/failed-page.tsx';
import { UnknownProject } from '../../../shell/unknown-project-page.tsx';

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

function LoadFailedPage() {
  return (
    <LedBack to="/projecten" title="Fout" message={loadFailedMessage}>
      <FailedPage title={loadFailedMessage} way={<ButtonLink to="/projecten">Terug naar de projecten</ButtonLink>}>
        Er ging iets mis onderweg. Wat je had opgeslagen, is er nog.
      </FailedPage>
    </LedBack>
  );
}

function UnknownProjectPage() {
  return <UnknownProject told={loadFailedMessage} text={loadFailedMessage} />;
}
