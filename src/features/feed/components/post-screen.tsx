import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { BackLink } from '../../../platform/web/kit/back-link.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import type { Me } from '../../profiles/hooks.ts';
import { nameOf } from '../../profiles/texts.ts';
import { CommentsPanel } from '../comments/components/comments-panel.tsx';
import { postOptions } from '../view/cached-posts.ts';
import { FeedColumns } from './feed-columns.tsx';
import { PostItem } from './post-item.tsx';
import style from './post-screen.module.css';

type PostScreenProps = { me: Me; postId: string; madeAt: number; beside: ReactNode };

/** One post with its comments. `madeAt` is the moment of this page, so that server and browser show the same ages; `beside` is the third column. */
export function PostScreen({ me, postId, madeAt, beside }: PostScreenProps) {
  const post = useSuspenseQuery(postOptions(useApi(), postId)).data;
  const now = useNow(madeAt);
  const navigate = useNavigate();
  const title = (
    <div className={style.head}>
      <BackLink to="/feed">Sociale Feed</BackLink>
      <h1>{post.isDraft ? 'Jouw concept' : `Post van ${nameOf(post.author)}`}</h1>
    </div>
  );
  return (
    <Page>
      <FeedColumns me={me} title={title} beside={beside}>
        <PostItem
          key={post.id}
          post={post}
          now={now}
          first
          OpenComments={CommentsPanel}
          onDelete={() => void navigate({ to: '/feed', replace: true })}
        />
      </FeedColumns>
    </Page>
  );
}
