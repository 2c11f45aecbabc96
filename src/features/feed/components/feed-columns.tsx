import type { ReactNode } from 'react';
import { OwnCard } from '../../profiles/components/own-card.tsx';
import type { Me } from '../../profiles/hooks.ts';
import style from './feed-columns.module.css';
import { Shortcuts } from './shortcuts.tsx';

/** The columns of the feed and of a post's page: oneself, what it is about, and where to go from here. */
export function FeedColumns({ me, title, children }: { me: Me; title: ReactNode; children: ReactNode }) {
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
    </div>
  );
}
