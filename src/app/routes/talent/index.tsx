import { createFileRoute } from '@tanstack/react-router';
import { TalentsScreen } from '../../../features/talent/components/talents-screen.tsx';
import { loadOwnTalent, loadTalents } from '../../../features/talent/hooks.ts';
import { type TalentSearch, talentAddress } from '../../../features/talent/view/search.ts';
import { pageDeps } from '../../shell/page-deps.ts';
import { pageHead } from '../../shell/page-head.ts';

export const Route = createFileRoute('/talent/')({
  validateSearch: talentAddress.validateSearch,
  loaderDeps: ({ search }) => pageDeps(search),
  loader: async ({ context: { viewer, queryClient, api }, deps }) => {
    const hasOwn = viewer?.roles.includes('talent') ?? false;
    const loading = Promise.all([loadTalents(queryClient, api, deps), hasOwn && loadOwnTalent(queryClient, api)]);
    // Only the server waits for talents; in the browser the screen shows at once with a skeleton.
    if (import.meta.env.SSR) await loading;
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Talent',
      description: 'Vind mensen die openstaan voor werk: wat ze kunnen, waar, en wanneer ze beschikbaar zijn.',
      // A list that somebody filtered or searched is no page of its own.
      path: isWhole(match.search) ? '/talent' : undefined,
      picture: { path: '/beeld/talent.png', alt: 'Vind wie het met je doet' },
    }),
  component: TalentsPage,
});

/** Whether an address is that of the whole list, in its usual order. */
function isWhole(search: TalentSearch): boolean {
  return Object.values(search).every((filter) => filter === undefined);
}

function TalentsPage() {
  return <TalentsScreen search={Route.useSearch()} />;
}
