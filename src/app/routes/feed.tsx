import { createFileRoute } from '@tanstack/react-router';
import { FeedScreen } from '../../features/feed/components/feed-screen.tsx';
import { loadFeed } from '../../features/feed/hooks/feed.ts';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/feed')({
  async loader({ context: { queryClient, api, viewer } }) {
    const loading = viewer === null ? undefined : loadFeed(queryClient, api);
    // The server sends posts; in the browser the screen shows at once and fills when they come.
    if (import.meta.env.SSR) await loading;
    return { madeAt: Date.now() };
  },
  head: ({ match }) =>
    pageHead(match.context.site, { title: 'Sociale Feed', description: 'Wat ondernemers, talent en investeerders delen.' }),
  component: FeedPage,
});

function FeedPage() {
  return <FeedScreen madeAt={Route.useLoaderData().madeAt} />;
}
