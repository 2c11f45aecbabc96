import type { ReactNode } from 'react';
import { LinkedText } from '../../../platform/web/linked-text.tsx';
import { TimeAgo } from '../../../platform/web/time-ago.tsx';
import { PersonLink } from '../../profiles/components/person-link.tsx';
import { UploadedImage } from '../../uploads/components/uploaded-image.tsx';
import type { Post } from '../contract.ts';
import style from './post-card.module.css';

type PostCardProps = {
  post: Post;
  /** The moment that its age is counted from. */
  now: number;
  /** Its picture is seen at once. */
  first: boolean;
  /** What can be done with it. */
  children: ReactNode;
};

/** A post as the feed shows it. */
export function PostCard({ post, now, first, children }: PostCardProps) {
  const { author, content, createdAt, image } = post;
  const name = `${author.firstName} ${author.lastName}`.trim() || 'Onbekende gebruiker';
  return (
    <article className={style.post} aria-label={`Post van ${name}`} tabIndex={-1}>
      <PersonLink person={author} />
      <TimeAgo instant={createdAt} now={now} className={style.time} />
      <div className={style.content}>
        {content !== '' && <LinkedText text={content} className={style.text} />}
        {image !== null && (
          <UploadedImage
            picture={image}
            alt={image.alt || `Afbeelding bij de post van ${name}`}
            sizes="(min-width: 768px) 552px, calc(100vw - 66px)"
            className={style.image}
            first={first}
          />
        )}
      </div>
      <div className={style.actions}>{children}</div>
    </article>
  );
}
