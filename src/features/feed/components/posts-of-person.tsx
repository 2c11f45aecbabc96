import type { ReactNode } from 'react';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import { Text } from '../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../platform/web/lists/paged-list.tsx';
import { usePostsOf } from '../hooks/posts-of.ts';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { PostItem } from './post-item.tsx';

type PostsOfPersonProps = {
  personId: string;
  /** The moment of this page, so that server and browser show the same ages. */
  madeAt: number;
  /** Where there are none. */
  none: ReactNode;
};

/** On a profile, what a person shared, newest first. */
export function PostsOfPerson({ personId, madeAt, none }: PostsOfPersonProps) {
  const posts = usePostsOf(personId);
  const now = useNow(madeAt);
  return (
    <PagedList
      list={posts}
      label="Posts"
      atFirst={2}
      keyOf={({ id }) => id}
      words={{
        failed: 'De posts konden niet worden geladen.',
        more: 'Oudere posts tonen',
        loading: 'Oudere posts laden...',
        moreFailed: 'De oudere posts konden niet worden geladen.',
      }}
      skeleton={<FeedSkeleton />}
      empty={<Text tone="muted">{none}</Text>}
    >
      {(post) => <PostItem post={post} now={now} first={false} />}
    </PagedList>
  );
}
