import { Announce } from '../../../platform/web/kit/hidden.tsx';
import style from './conversation-list.module.css';

/** In the shape of what comes. */
export function ListSkeleton() {
  return (
    <>
      <Announce>Berichten laden...</Announce>
      <div aria-hidden="true">
        {['een', 'twee', 'drie', 'vier'].map((row) => (
          <div key={row} className={style.skeleton}>
            <span />
            <span />
            <span />
          </div>
        ))}
      </div>
    </>
  );
}
