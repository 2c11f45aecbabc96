import style from './dialog-skeleton.module.css';

/** The skeleton of a dialog's content. */
export function DialogSkeleton() {
  return (
    <div className={style.skeleton} role="status" aria-label="Laden">
      <span className={style.line} />
      <span className={style.box} />
      <span className={style.line} />
      <span className={style.box} />
      <span className={style.line} />
      <span className={style.box} />
    </div>
  );
}
