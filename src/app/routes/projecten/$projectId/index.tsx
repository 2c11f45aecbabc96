import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { UpdatesTab } from '../../../../features/feed/updates/components/updates-tab.tsx';
import { RoleJob } from '../../../../features/jobs/components/role-job.tsx';
import { ProjectScreen } from '../../../../features/projects/components/project-screen.tsx';
import { ProjectSkeleton } from '../../../../features/projects/components/project-skeleton.tsx';
import { TabSkeleton } from '../../../../features/projects/components/tab-skeleton.tsx';
import { previewOf } from '../../../../features/projects/view/preview.ts';
import { projectOptions } from '../../../../features/projects/view/project-options.ts';
import { projectAddress } from '../../../../features/projects/view/search.ts';
import { entityRoute } from '../../../shell/entity-route.ts';
import { ProjectErrorPage } from '../../../shell/project-error-page.tsx';
import { DeckTab, FittingAside, SuggestRoles } from '../../../shell/project-parts.ts';
import { UnknownProjectPage } from '../../../shell/unknown-project-page.tsx';

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
    picture: previewOf,
    publicPath: ({ id, status, isWithdrawn }) => (status === 'draft' || isWithdrawn ? null : `/projecten/${id}`),
    async loadPart(search) {
      const { tab } = projectAddress.read(search);
      // Imported here, as this is part of every page's first load.
      if (tab !== undefined) await (await import('../../../shell/project-parts.ts')).loadProjectTab(tab);
    },
  }),
  component: ProjectPage,
  pendingComponent: ProjectSkeleton,
  errorComponent: ProjectErrorPage,
  notFoundComponent: UnknownProjectPage,
});

function ProjectPage() {
  const { projectId } = Route.useParams();
  const { madeAt } = Route.useLoaderData();
  // Remounts for the next project, so that no answer carries over.
  return (
    <ProjectScreen
      key={projectId}
      projectId={projectId}
      search={Route.useSearch()}
      forOwner={<FittingAside projectId={projectId} />}
      roleJob={(project, role) => <RoleJob project={project} role={role} />}
      suggestRoles={(project) => <SuggestRoles project={project} />}
      deck={(project) => (
        <Suspense fallback={<TabSkeleton />}>
          <DeckTab project={project} />
        </Suspense>
      )}
      updates={(project) => <UpdatesTab project={project} madeAt={madeAt} />}
    />
  );
}
