import hidden from '../../../platform/web/kit/page.module.css';
import style from './conversation-list.module.css';

/** In the shape of what comes. */
export function ListSkeleton() {
  return (
    <>
      <p role="status" className={hidden.hidden}>
        Berichten laden...
      </p>
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
