import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ProjectScreen } from '../../../../features/projects/components/project-screen.tsx';
import { ProjectSkeleton } from '../../../../features/projects/components/project-skeleton.tsx';
import { projectOptions } from '../../../../features/projects/view/project-options.ts';
import { projectAddress } from '../../../../features/projects/view/search.ts';
import { Button, ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../../../platform/web/kit/notice-page.tsx';
import { entityRoute } from '../../../shell/entity-route.ts';

export const Route = createFileRoute('/projecten/$projectId/')({
  // Splits the skeleton off with the page, as it would otherwise be in every page's first load.
  codeSplitGroupings: [
    ['component', 'pendingComponent'],
    ['errorComponent', 'notFoundComponent'],
  ],
  validateSearch: projectAddress.validateSearch,
  ...entityRoute({
    options: (api, { projectId }: { projectId: string }) => projectOptions(api, projectId),
    title: ({ title }) => title,
    name: 'Project',
    description: ({ description }) => description,
    publicPath: ({ id, status, isWithdrawn }) => (status === 'draft' || isWithdrawn ? null : `/projecten/${id}`),
  }),
  component: ProjectPage,
  pendingComponent: ProjectSkeleton,
  errorComponent: ProjectErrorPage,
  notFoundComponent: UnknownProjectPage,
});

function ProjectPage() {
  const { projectId } = Route.useParams();
  // Remounts for the next project, so that no answer carries over.
  return <ProjectScreen key={projectId} projectId={projectId} search={Route.useSearch()} />;
}

function ProjectErrorPage() {
  const router = useRouter();
  return (
    <NoticePage
      drawing="fallen"
      title="Project kon niet worden geladen."
      actions={
        <>
          <Button tone="primary" onClick={() => void router.invalidate()}>
            Probeer opnieuw
          </Button>
          <ButtonLink to="/projecten">Naar de projecten</ButtonLink>
        </>
      }
    >
      <p>Er ging iets mis onderweg. Het project zelf is er nog.</p>
    </NoticePage>
  );
}

function UnknownProjectPage() {
  return (
    <NoticePage
      drawing="adrift"
      label="404"
      title="Project niet gevonden"
      actions={
        <ButtonLink to="/projecten" tone="primary">
          Naar de projecten
        </ButtonLink>
      }
    >
      <p>Dit project bestaat niet (meer), of is nog een concept.</p>
    </NoticePage>
  );
}
