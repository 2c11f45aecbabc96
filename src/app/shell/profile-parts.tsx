import { Suspense } from 'react';
import { FeedSkeleton } from '../../features/feed/components/feed-skeleton.tsx';
import { onDemand } from '../../platform/web/browser/on-demand.tsx';
import { Stack } from '../../platform/web/kit/layout.tsx';

const PostsOfPerson = onDemand(async () => (await import('../../features/feed/components/posts-of-person.tsx')).PostsOfPerson);

type ProfilePostsProps = { person: { id: string; firstName: string }; isOwn: boolean; madeAt: number };

/** The posts of a profile, with all that can be done with a post: their code comes after the profile itself. */
export function ProfilePosts({ person, isOwn, madeAt }: ProfilePostsProps) {
  const none = isOwn ? 'Je hebt nog niets gedeeld.' : `${person.firstName || 'Deze persoon'} heeft nog niets gedeeld.`;
  return (
    <section aria-labelledby="posts">
      <Stack gap={12}>
        <h2 id="posts">{isOwn ? 'Mijn posts' : 'Posts'}</h2>
        <Suspense fallback={<FeedSkeleton />}>
          <PostsOfPerson personId={person.id} madeAt={madeAt} none={none} />
        </Suspense>
      </Stack>
    </section>
  );
}
