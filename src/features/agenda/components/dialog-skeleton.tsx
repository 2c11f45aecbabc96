import style from './dialog-skeleton.module.css';

/** Stands for what a dialog will hold. */
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
