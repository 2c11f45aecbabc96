import { Loading } from '../../../platform/web/kit/skeleton.tsx';
import style from './dialog-skeleton.module.css';

/** The skeleton of a dialog's content. */
export function DialogSkeleton() {
  return (
    <Loading label="Laden...">
      <div className={style.skeleton}>
        <span className={style.line} />
        <span className={style.box} />
        <span className={style.line} />
        <span className={style.box} />
        <span className={style.line} />
        <span className={style.box} />
      </div>
    </Loading>
  );
}
