import { useState } from 'react';
import { relativeTime } from '../../../platform/web/format/relative-time.ts';
import { RoleBadge } from '../../profiles/components/role-badge.tsx';
import style from './example.module.css';

/** A post of the demo as shown on the landing page. */
export type Example = {
  id: string;
  minutesAgo: number;
  role: 'entrepreneur' | 'talent' | 'investor';
  author: { id: string; firstName: string; lastName: string; jobTitle: string; company: string; avatarId: string | null };
  content: string;
  likesCount: number;
  /** The address of their drawn face: visitors see no pictures of people. */
  face: string;
};

/** A sample post with a like button that changes this window only. */
export function ExamplePost({ example }: { example: Example }) {
  const [isLiked, setLiked] = useState(false);
  const { author, content, face, likesCount, minutesAgo, role } = example;
  const count = likesCount + (isLiked ? 1 : 0);
  return (
    <article className={style.card} aria-label={`Voorbeeld: post van ${author.firstName} ${author.lastName}`}>
      <div className={style.person}>
        <img src={face} alt="" width={40} height={40} className={style.face} />
        <div className={style.words}>
          <p className={style.name}>
            {author.firstName} {author.lastName}
          </p>
          <p className={style.work}>{[author.jobTitle, author.company].filter((part) => part !== '').join(' bij ')}</p>
          <p className={style.work}>{relativeTime(new Date(0).toISOString(), minutesAgo * 60_000)}</p>
        </div>
        <div className={style.role}>
          <RoleBadge role={role} />
        </div>
      </div>
      <p className={style.content}>{content}</p>
      <button type="button" className={style.like} aria-pressed={isLiked} onClick={() => setLiked(!isLiked)}>
        <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 20C3 11 8 4.5 20 4C21 15 14.5 20.5 5 20ZM5 20C8 15 11.5 11.5 15 9" />
        </svg>
        Like
        <span className={style.count}>{count}</span>
      </button>
    </article>
  );
}
