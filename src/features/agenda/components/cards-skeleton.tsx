import { LoadingNote } from '../../../platform/web/kit/skeleton.tsx';
import style from './cards-skeleton.module.css';

/** In the shape of a day's meetings. */
export function CardsSkeleton() {
  return (
    <div className={style.cards}>
      <LoadingNote>Meetings laden...</LoadingNote>
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
