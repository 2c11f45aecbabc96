import { createFileRoute } from '@tanstack/react-router';
import { SavedScreen } from '../../../features/talent/saved/components/saved-screen.tsx';
import { loadSaved } from '../../../features/talent/saved/hooks.ts';
import { pageHead } from '../../shell/page-head.ts';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/talent/bewaard')({
  beforeLoad: requireSignIn,
  loader: async ({ context: { queryClient, api } }) => {
    const loading = loadSaved(queryClient, api);
    if (import.meta.env.SSR) await loading;
  },
  head: ({ match }) =>
    pageHead(match.context.site, { title: 'Bewaard talent', description: 'De mensen die je bewaart, met je eigen notitie.' }),
  component: SavedScreen,
});
