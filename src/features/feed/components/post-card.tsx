import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { Card } from '../../../platform/web/kit/card.tsx';
import { TimeAgo } from '../../../platform/web/kit/time-ago.tsx';
import { PersonLink } from '../../profiles/components/person-link.tsx';
import { nameOf } from '../../profiles/texts.ts';
import { UploadedImage } from '../../uploads/components/uploaded-image.tsx';
import type { Post } from '../contract.ts';
import { CarriedProject } from '../updates/components/carried-project.tsx';
import style from './post-card.module.css';
import { PostText } from './post-text.tsx';

type PostCardProps = {
  post: Post;
  /** The moment that its age is counted from. */
  now: number;
  /** Its picture is seen at once. */
  first: boolean;
  /** On its own page, where its text is whole. */
  isPage: boolean;
  /** The author's actions. */
  menu: ReactNode;
  /** Replaces the content while its author edits it. */
  editor: ReactNode;
  /** Everyone's actions. */
  children: ReactNode;
  /** Under all of it. */
  comments: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** A post as the feed and its own page show it. */
export function PostCard({ post, now, first, isPage, menu, editor, children, comments, ref }: PostCardProps) {
  const { author, content, createdAt, editedAt, image, project } = post;
  const name = nameOf(post.author);
  return (
    <Card as="article" ref={ref} aria-label={`Post van ${name}`} tabIndex={-1}>
      <div className={style.post}>
        <PersonLink person={author} />
        <p className={style.time}>
          {post.isDraft && 'Concept · '}
          <Link to="/feed/$postId" params={{ postId: post.id }} preload={false}>
            <TimeAgo instant={createdAt} now={now} />
          </Link>
          {editedAt !== null && ' · bewerkt'}
        </p>
        {menu && <div className={style.menu}>{menu}</div>}
        <div className={style.content}>
          {editor || (
            <>
              {content !== '' && <PostText content={content} isWhole={isPage} />}
              {image !== null && (
                <UploadedImage
                  picture={image}
                  alt={image.alt || `Afbeelding bij de post van ${name}`}
                  sizes="(min-width: 768px) 552px, calc(100vw - 66px)"
                  className={style.image}
                  first={first}
                />
              )}
            </>
          )}
          {project !== null && <CarriedProject project={project} />}
        </div>
        <div className={style.actions}>{children}</div>
        {comments}
      </div>
    </Card>
  );
}
