import { createFileRoute } from '@tanstack/react-router';
import { SavedScreen } from '../../../features/projects/saved/components/saved-screen.tsx';
import { loadSaved } from '../../../features/projects/saved/hooks.ts';
import { savedAddress } from '../../../features/projects/saved/view/search.ts';
import { pageDeps } from '../../shell/page-deps.ts';
import { pageHead } from '../../shell/page-head.ts';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/projecten/bewaard')({
  validateSearch: savedAddress.validateSearch,
  beforeLoad: requireSignIn,
  loaderDeps: ({ search }) => pageDeps(search),
  loader: async ({ context: { queryClient, api }, deps }) => {
    const loading = loadSaved(queryClient, api, deps);
    if (import.meta.env.SSR) await loading;
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Bewaarde projecten',
      description: 'De projecten die je bewaart, met je eigen fase en notitie.',
    }),
  component: SavedPage,
});

function SavedPage() {
  return <SavedScreen search={Route.useSearch()} />;
}
