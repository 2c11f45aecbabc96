import { createFileRoute } from '@tanstack/react-router';
import { SavedScreen } from '../../../features/jobs/saved/components/saved-screen.tsx';
import { loadSaved } from '../../../features/jobs/saved/hooks.ts';
import { pageHead } from '../../shell/page-head.ts';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/banen/bewaard')({
  beforeLoad: requireSignIn,
  loader: async ({ context: { queryClient, api } }) => {
    const loading = loadSaved(queryClient, api);
    if (import.meta.env.SSR) await loading;
  },
  head: ({ match }) => pageHead(match.context.site, { title: 'Bewaarde vacatures', description: 'De vacatures die je bewaart.' }),
  component: SavedScreen,
});
