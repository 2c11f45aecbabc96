import type { ReactNode } from 'react';
import { Text } from '../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../platform/web/lists/paged-list.tsx';
import type { useFeed } from '../hooks/feed.ts';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { PostItem } from './post-item.tsx';

/** Older posts load by themselves this many times; then the reader presses a button, so the page's end stays reachable. */
const automaticPages = 3;

type PostListProps = { feed: ReturnType<typeof useFeed>; now: number; empty: ReactNode };

/** The posts, newest first, with older ones on request. */
export function PostList({ feed, now, empty }: PostListProps) {
  return (
    <PagedList
      list={feed}
      label="Posts"
      keyOf={({ id }) => id}
      by={automaticPages}
      words={{
        failed: 'Er is een fout opgetreden bij het laden van de feed.',
        more: 'Oudere posts tonen',
        loading: 'Oudere posts laden...',
        moreFailed: 'De oudere posts konden niet worden geladen.',
        came: (count) => `${count} oudere posts geladen.`,
      }}
      skeleton={<FeedSkeleton />}
      empty={empty}
      end={
        <Text tone="muted" size="small" align="center">
          Dit was de allereerste post.
        </Text>
      }
    >
      {(post, place) => <PostItem post={post} now={now} first={place === 0} />}
    </PagedList>
  );
}
