import { createFileRoute, notFound } from '@tanstack/react-router';
import { PostScreen } from '../../../features/feed/components/post-screen.tsx';
import { postOptions } from '../../../features/feed/view/cached-posts.ts';
import { useMe } from '../../../features/profiles/hooks.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { BesideFeed } from '../../shell/beside-feed.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { requireSignIn } from '../../shell/require-sign-in.ts';

export const Route = createFileRoute('/feed_/$postId')({
  beforeLoad: requireSignIn,
  async loader({ context: { queryClient, api }, params: { postId } }) {
    try {
      await queryClient.fetchQuery({ ...postOptions(api, postId), retry: false });
    } catch (error) {
      // What is no id is no post either.
      if (['NOT_FOUND', 'BAD_REQUEST'].includes(readFailure(error)?.code ?? '')) throw notFound();
      throw error;
    }
    // Loaders belong to every page's first load; what only this page needs comes with it.
    const { loadComments } = await import('../../../features/feed/comments/hooks.ts');
    await loadComments(queryClient, api, postId);
    return { madeAt: Date.now() };
  },
  // The post's text and author stay out of the head: link previews and histories keep it (docs/product.md, Feed).
  head: ({ match }) =>
    pageHead(match.context.site, { title: 'Post', description: 'Lees deze post en de reacties erop, samen met je netwerk.' }),
  component: PostPage,
});

function PostPage() {
  const me = useMe();
  const { postId } = Route.useParams();
  const { madeAt } = Route.useLoaderData();
  return me && <PostScreen me={me} postId={postId} madeAt={madeAt} beside={<BesideFeed />} />;
}
