import { createFileRoute } from '@tanstack/react-router';
import { JobsScreen } from '../../../features/jobs/components/jobs-screen.tsx';
import { loadJobs } from '../../../features/jobs/hooks.ts';
import { type JobsSearch, jobsAddress } from '../../../features/jobs/view/search.ts';
import { pageDeps } from '../../shell/page-deps.ts';
import { pageHead } from '../../shell/page-head.ts';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/banen/')({
  validateSearch: jobsAddress.validateSearch,
  beforeLoad({ context, location, search: { eigenaar } }) {
    if (eigenaar === 'mij') requireSignIn({ context, location });
  },
  loaderDeps: ({ search }) => pageDeps(search),
  loader: async ({ context: { queryClient, api }, deps }) => {
    const loading = loadJobs(queryClient, api, deps);
    // Only the server waits for jobs; in the browser the screen shows at once with a skeleton.
    if (import.meta.env.SSR) await loading;
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Vacatures',
      description: 'Banen, stages en freelance opdrachten, en rollen in projecten die net ontkiemen. Met plaats, loon en deadline.',
      // A list that somebody filtered or searched is no page of its own, and the viewer's own jobs are nobody else's.
      path: isWhole(match.search) ? '/banen' : undefined,
      picture: { path: '/beeld/banen.png', alt: 'Vind werk dat ergens toe leidt' },
      feed: { path: '/banen/feed.atom', title: 'Nieuwe vacatures' },
    }),
  component: JobsPage,
});

/** Whether an address is that of the whole list, in its usual order. */
function isWhole(search: JobsSearch): boolean {
  return Object.values(search).every((filter) => filter === undefined);
}

function JobsPage() {
  return <JobsScreen search={Route.useSearch()} />;
}
