import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import buttons from '../../../platform/web/kit/button.module.css';
import page from '../../../platform/web/kit/page.module.css';
import { PlantMessage } from '../../../platform/web/kit/plant-message.tsx';
import { type Me, useMe } from '../../profiles/hooks.ts';
import { useFeed } from '../hooks/feed.ts';
import { Composer } from './composer.tsx';
import { FeedColumns } from './feed-columns.tsx';
import style from './feed-screen.module.css';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { NewPosts } from './new-posts.tsx';
import { PostList } from './post-list.tsx';

/** The social feed. `madeAt` is the moment of this page, so that server and browser show the same ages; `beside` is the third column. */
export function FeedScreen({ madeAt, beside }: { madeAt: number; beside: ReactNode }) {
  const me = useMe();
  return (
    <div className={page.page}>
      {me === null ? (
        <div className={style.visitor}>
          <h1>Sociale Feed</h1>
          <SignedOut />
        </div>
      ) : (
        <FeedColumns me={me} title={<h1>Sociale Feed</h1>} beside={beside}>
          <Posts me={me} madeAt={madeAt} />
        </FeedColumns>
      )}
    </div>
  );
}

function Posts({ me, madeAt }: { me: Me; madeAt: number }) {
  const feed = useFeed();
  const now = useNow(madeAt);
  const composer = useRef<{ focus(): void }>(null);
  if (readFailure(feed.error)?.code === 'UNAUTHORIZED') return <SignedOut />;
  const isEmpty = feed.pages[0]?.posts.length === 0;
  return (
    <>
      <Composer me={me} ref={composer} />
      {feed.isPending && <FeedSkeleton />}
      {feed.isLoadingError && (
        <PlantMessage drawing="fallen" role="alert" title="Er is een fout opgetreden bij het laden van de feed.">
          <button type="button" className={buttons.primary} onClick={() => void feed.refetch()}>
            Probeer opnieuw
          </button>
        </PlantMessage>
      )}
      {isEmpty && (
        <PlantMessage drawing="pot" title="Nog geen posts om weer te geven." text="Wees de eerste om iets te delen!">
          <button type="button" className={buttons.secondary} onClick={() => composer.current?.focus()}>
            Schrijf een post
          </button>
        </PlantMessage>
      )}
      {feed.data !== undefined && !isEmpty && (
        <div>
          <NewPosts feed={feed} viewerId={me.id} />
          <PostList feed={feed} now={now} />
        </div>
      )}
    </>
  );
}

function SignedOut() {
  return (
    <PlantMessage drawing="sprout" title="Je moet ingelogd zijn om de sociale feed te bekijken.">
      <Link to="/auth" search={{ next: '/feed' }} className={buttons.primary}>
        Inloggen
      </Link>
      <Link to="/auth" search={{ mode: 'signup', next: '/feed' }} className={buttons.secondary}>
        Registreren
      </Link>
    </PlantMessage>
  );
}
