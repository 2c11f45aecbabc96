import { Announce } from '../../../platform/web/kit/hidden.tsx';
import style from './network-skeleton.module.css';
import list from './people-list.module.css';

/** Cards in the shape of what comes. */
export function NetworkSkeleton() {
  return (
    <div className={list.list}>
      <Announce>Netwerk laden...</Announce>
      {['een', 'twee', 'drie'].map((card) => (
        <div key={card} className={style.card} aria-hidden="true">
          <span className={style.face} />
          <span className={style.name} />
          <span className={style.work} />
          <span className={style.button} />
        </div>
      ))}
    </div>
  );
}
