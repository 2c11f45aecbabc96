import { Announce } from '../../../platform/web/kit/hidden.tsx';
import style from './feed-skeleton.module.css';
import list from './post-list.module.css';

/** Three cards in the shape of what comes. */
export function FeedSkeleton() {
  return (
    <div className={list.list}>
      <Announce>Feed laden...</Announce>
      {[2, 3, 1].map((lines) => (
        <div key={lines} className={style.card} aria-hidden="true">
          <div className={style.person}>
            <span className={style.face} />
            <span className={style.name} />
            <span className={style.work} />
          </div>
          <div className={style.text} data-lines={lines}>
            <span />
            <span />
            <span />
          </div>
          <span className={style.like} />
        </div>
      ))}
    </div>
  );
}
