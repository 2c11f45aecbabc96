import type { ReactNode } from 'react';
import { OwnCard } from '../../profiles/components/own-card.tsx';
import type { Me } from '../../profiles/hooks.ts';
import style from './feed-columns.module.css';
import { Shortcuts } from './shortcuts.tsx';

type FeedColumnsProps = { me: Me; title: ReactNode; beside: ReactNode; children: ReactNode };

/** The columns of the feed and of a post's page: the viewer's card with shortcuts, the content, and side content. */
export function FeedColumns({ me, title, beside, children }: FeedColumnsProps) {
  return (
    <div className={style.columns}>
      <div className={style.title}>{title}</div>
      <aside className={style.own} aria-label="Jij">
        <OwnCard me={me} />
      </aside>
      <div className={style.feed}>{children}</div>
      <div className={style.ways}>
        <Shortcuts me={me} />
      </div>
      <div className={style.beside}>{beside}</div>
    </div>
  );
}
