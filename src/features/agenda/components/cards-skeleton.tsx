import page from '../../../platform/web/kit/page.module.css';
import style from './cards-skeleton.module.css';

/** In the shape of a day's meetings. */
export function CardsSkeleton() {
  return (
    <div className={style.cards}>
      <p role="status" className={page.hidden}>
        Meetings laden...
      </p>
      {['een', 'twee'].map((card) => (
        <div key={card} className={style.card} aria-hidden="true">
          <span className={style.title} />
          <span className={style.times} />
          <span className={style.badge} />
          <span className={style.person} />
        </div>
      ))}
    </div>
  );
}
