import { type ReactNode, useRef } from 'react';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { type Me, useMe } from '../../profiles/hooks.ts';
import { useFeed } from '../hooks/feed.ts';
import { Composer } from './composer.tsx';
import { FeedColumns } from './feed-columns.tsx';
import { NewPosts } from './new-posts.tsx';
import { PostList } from './post-list.tsx';

type FeedScreenProps = {
  /** Where its posts begin; at the newest without it. */
  from?: string | undefined;
  /** The moment of this page, so that server and browser show the same ages. */
  madeAt: number;
  /** The third column. */
  beside: ReactNode;
};

/** The social feed. */
export function FeedScreen({ from, madeAt, beside }: FeedScreenProps) {
  const me = useMe();
  return (
    <Page>
      {me === null ? (
        <Stack gap={8} align="center">
          <h1>Sociale Feed</h1>
          <SignedOut />
        </Stack>
      ) : (
        <FeedColumns me={me} title={<h1>Sociale Feed</h1>} beside={beside}>
          <Posts me={me} from={from} madeAt={madeAt} />
        </FeedColumns>
      )}
    </Page>
  );
}

function Posts({ me, from, madeAt }: { me: Me; from: string | undefined; madeAt: number }) {
  const feed = useFeed(from);
  const now = useNow(madeAt);
  const composer = useRef<{ focus(): void }>(null);
  if (readFailure(feed.query.error)?.code === 'UNAUTHORIZED') return <SignedOut />;
  return (
    <>
      <Composer me={me} ref={composer} />
      <div>
        {from === undefined && feed.items.length > 0 && <NewPosts feed={feed} viewerId={me.id} />}
        <PostList
          feed={feed}
          now={now}
          empty={
            <EmptyState drawing="pot" title="Nog geen posts om weer te geven." text="Wees de eerste om iets te delen!">
              <Button onClick={() => composer.current?.focus()}>Schrijf een post</Button>
            </EmptyState>
          }
        />
        {feed.next !== undefined && (
          <noscript>
            <ButtonLink to="/feed" search={{ vanaf: feed.next }}>
              Naar oudere posts
            </ButtonLink>
          </noscript>
        )}
      </div>
    </>
  );
}

function SignedOut() {
  return (
    <EmptyState drawing="sprout" title="Je moet ingelogd zijn om de sociale feed te bekijken.">
      <ButtonLink to="/auth" search={{ next: '/feed' }} tone="primary">
        Inloggen
      </ButtonLink>
      <ButtonLink to="/auth" search={{ mode: 'signup', next: '/feed' }}>
        Registreren
      </ButtonLink>
    </EmptyState>
  );
}
