import hidden from '../../../platform/web/kit/page.module.css';
import style from './notifications-screen.module.css';

/** Rows in the shape of what comes. */
export function NotificationsSkeleton() {
  return (
    <div className={style.card}>
      <p role="status" className={hidden.hidden}>
        Notificaties laden...
      </p>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={style.row} aria-hidden="true">
          <span className={style.face} />
          <span className={style.name} />
          <span className={style.words} />
        </div>
      ))}
    </div>
  );
}
