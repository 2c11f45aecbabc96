import { Announce } from '../../../platform/web/kit/hidden.tsx';
import style from './notifications-screen.module.css';

/** Rows in the shape of what comes. */
export function NotificationsSkeleton() {
  return (
    <div className={style.card}>
      <Announce>Notificaties laden...</Announce>
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
