import { createFileRoute } from '@tanstack/react-router';
import { PostScreen } from '../../../features/feed/components/post-screen.tsx';
import { postOptions } from '../../../features/feed/view/cached-posts.ts';
import { useMe } from '../../../features/profiles/hooks.ts';
import { BesideFeed } from '../../shell/beside-feed.tsx';
import { entityRoute } from '../../shell/entity-route.ts';

export const Route = createFileRoute('/feed_/$postId')({
  ...entityRoute({
    options: (api, { postId }: { postId: string }) => postOptions(api, postId),
    // The head leaves out the post's text and author, as link previews and histories keep it (docs/product.md, Feed).
    title: () => 'Post',
    name: 'Post',
    description: 'Lees deze post en de reacties erop, samen met je netwerk.',
    async load({ queryClient, api }, { postId }) {
      // Loaders are part of every page's first load, so this page's own code is imported here.
      const { loadComments } = await import('../../../features/feed/comments/hooks.ts');
      await loadComments(queryClient, api, postId);
    },
  }),
  component: PostPage,
});

function PostPage() {
  const me = useMe();
  const { postId } = Route.useParams();
  const { madeAt } = Route.useLoaderData();
  return me && <PostScreen me={me} postId={postId} madeAt={madeAt} beside={<BesideFeed />} />;
}
