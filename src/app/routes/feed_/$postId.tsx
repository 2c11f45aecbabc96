import { createFileRoute } from '@tanstack/react-router';
import { PostScreen } from '../../../features/feed/components/post-screen.tsx';
import { postOptions } from '../../../features/feed/view/cached-posts.ts';
import { useMe } from '../../../features/profiles/hooks.ts';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../../platform/web/kit/notice-page.tsx';
import { BesideFeed } from '../../shell/beside-feed.tsx';
import { entityRoute } from '../../shell/entity-route.ts';

export const Route = createFileRoute('/feed_/$postId')({
  codeSplitGroupings: [['component'], ['notFoundComponent']],
  ...entityRoute({
    options: (api, { postId }: { postId: string }) => postOptions(api, postId),
    // The head leaves out the post's text and author, as link previews and histories keep it (docs/product.md, Feed).
    title: () => 'Post',
    name: 'Post',
    description: 'Lees deze post en de reacties erop, samen met je netwerk.',
    async load({ queryClient, api }, { postId }) {
      // This loader is part of every page's first load, so the page's own code is imported here.
      const { loadComments } = await import('../../../features/feed/comments/hooks.ts');
      await loadComments(queryClient, api, postId);
    },
  }),
  component: PostPage,
  notFoundComponent: GonePostPage,
});

function PostPage() {
  const me = useMe();
  const { postId } = Route.useParams();
  const { madeAt } = Route.useLoaderData();
  return me && <PostScreen me={me} postId={postId} madeAt={madeAt} beside={<BesideFeed />} />;
}

function GonePostPage() {
  return (
    <NoticePage
      drawing="fallen"
      label="404"
      title="Deze post is er niet meer"
      actions={
        <ButtonLink to="/feed" tone="primary">
          Naar de feed
        </ButtonLink>
      }
    >
      <p>De auteur heeft hem verwijderd, of het adres klopt niet.</p>
    </NoticePage>
  );
}
