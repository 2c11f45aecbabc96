import { createFileRoute } from '@tanstack/react-router';
import { ProjectsScreen } from '../../../features/projects/components/projects-screen.tsx';
import { loadProjects } from '../../../features/projects/hooks.ts';
import { type ProjectsSearch, projectsAddress } from '../../../features/projects/view/search.ts';
import { pageDeps } from '../../shell/page-deps.ts';
import { pageHead } from '../../shell/page-head.ts';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/projecten/')({
  validateSearch: projectsAddress.validateSearch,
  beforeLoad({ context, location, search: { eigenaar, gevolgd } }) {
    if (eigenaar === 'mij' || gevolgd === 'mij') requireSignIn({ context, location });
  },
  loaderDeps: ({ search }) => pageDeps(search),
  loader: async ({ context: { queryClient, api }, deps }) => {
    const loading = loadProjects(queryClient, api, deps);
    // Only the server waits for projects; in the browser the screen shows at once with a skeleton.
    if (import.meta.env.SSR) await loading;
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Projecten',
      description: 'Ontdek projecten van ondernemers in elke fase: wat ze maken, wie ze zoeken en wat ze nodig hebben.',
      // A list that somebody filtered or searched is no page of its own, and the viewer's own projects are nobody else's.
      path: isWhole(match.search) ? '/projecten' : undefined,
      picture: { path: '/beeld/projecten.png', alt: 'Ontdek wat ondernemers maken' },
      feed: { path: '/projecten/feed.atom', title: 'Nieuwe projecten' },
    }),
  component: ProjectsPage,
});

/** Whether an address is that of the whole list, in its usual order. */
function isWhole(search: ProjectsSearch): boolean {
  return Object.values(search).every((filter) => filter === undefined);
}

function ProjectsPage() {
  return <ProjectsScreen search={Route.useSearch()} />;
}
