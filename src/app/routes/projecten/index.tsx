import { createFileRoute } from '@tanstack/react-router';
import { ProjectsScreen } from '../../../features/projects/components/projects-screen.tsx';
import { projectsAddress } from '../../../features/projects/view/search.ts';
import { pageHead } from '../../shell/page-head.ts';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/projecten/')({
  validateSearch: projectsAddress.validateSearch,
  beforeLoad({ context, location, search: { eigenaar } }) {
    if (eigenaar === 'mij') requireSignIn({ context, location });
  },
  loaderDeps: ({ search }) => search,
  async loader({ context: { queryClient, api }, deps }) {
    // Loaders are part of every page's first load, so this page's own code is imported here.
    const { loadProjects } = await import('../../../features/projects/hooks.ts');
    const loading = loadProjects(queryClient, api, deps);
    // Only the server waits for projects; in the browser the screen shows at once with a skeleton.
    if (import.meta.env.SSR) await loading;
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Projecten',
      description: 'Ontdek projecten van ondernemers in elke fase: wat ze maken, wie ze zoeken en wat ze nodig hebben.',
      // The viewer's own are nobody else's.
      ...(match.search.eigenaar === undefined ? { path: '/projecten' } : {}),
    }),
  component: ProjectsPage,
});

function ProjectsPage() {
  return <ProjectsScreen search={Route.useSearch()} />;
}
