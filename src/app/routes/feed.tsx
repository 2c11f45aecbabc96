import { createFileRoute } from '@tanstack/react-router';
import { FeedScreen } from '../../features/feed/components/feed-screen.tsx';
import { feedAddress } from '../../features/feed/view/search.ts';
import { BesideFeed } from '../shell/beside-feed.tsx';
import { feedHead, loadFeedPage } from '../shell/feed-route.ts';
import { pageDeps } from '../shell/page-deps.ts';

export const Route = createFileRoute('/feed')({
  validateSearch: feedAddress.validateSearch,
  loaderDeps: ({ search }) => pageDeps(search),
  // Its loader stays in every page's first load: it asks for posts while the page's code comes.
  codeSplitGroupings: [['component']],
  loader: ({ context, deps }) => loadFeedPage(context, deps.vanaf),
  head: ({ match }) => feedHead(match.context.site),
  component: FeedPage,
});

function FeedPage() {
  return <FeedScreen from={Route.useSearch().vanaf} madeAt={Route.useLoaderData().madeAt} beside={<BesideFeed />} />;
}
