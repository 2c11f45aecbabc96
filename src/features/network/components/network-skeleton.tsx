import hidden from '../../../platform/web/kit/page.module.css';
import style from './network-skeleton.module.css';
import list from './people-list.module.css';

/** Cards in the shape of what comes. */
export function NetworkSkeleton() {
  return (
    <div className={list.list}>
      <p role="status" className={hidden.hidden}>
        Netwerk laden...
      </p>
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
