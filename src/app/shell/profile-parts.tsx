import { PostsOfPerson } from '../../features/feed/components/posts-of-person.tsx';
import { Stack } from '../../platform/web/kit/layout.tsx';

type ProfilePostsProps = { person: { id: string; firstName: string }; isOwn: boolean; madeAt: number };

/** The posts of a profile, with all that can be done with a post. */
export function ProfilePosts({ person, isOwn, madeAt }: ProfilePostsProps) {
  const none = isOwn ? 'Je hebt nog niets gedeeld.' : `${person.firstName || 'Deze persoon'} heeft nog niets gedeeld.`;
  return (
    <section aria-labelledby="posts">
      <Stack gap={12}>
        <h2 id="posts">{isOwn ? 'Mijn posts' : 'Posts'}</h2>
        <PostsOfPerson personId={person.id} madeAt={madeAt} none={none} />
      </Stack>
    </section>
  );
}
