import { createFileRoute } from '@tanstack/react-router';
import { FeedScreen } from '../../features/feed/components/feed-screen.tsx';
import { BesideFeed } from '../shell/beside-feed.tsx';
import { feedHead, loadFeedPage } from '../shell/feed-route.ts';

export const Route = createFileRoute('/social')({
  // Its loader stays in every page's first load: it asks for posts while the page's code comes.
  codeSplitGroupings: [['component']],
  loader: ({ context }) => loadFeedPage(context),
  head: ({ match }) => feedHead(match.context.site),
  component: FeedPage,
});

function FeedPage() {
  return <FeedScreen madeAt={Route.useLoaderData().madeAt} beside={<BesideFeed />} />;
}
