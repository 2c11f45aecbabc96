import page from '../../platform/web/kit/page.module.css';
import style from './pending-page.module.css';

/** A page on its way: the quiet shape of a title and some cards. */
export function PendingPage() {
  return (
    <div className={page.page} aria-busy="true">
      <p className={page.hidden}>Laden…</p>
      <div className={style.title} />
      <div className={style.line} />
      <div className={style.card} />
      <div className={style.card} />
    </div>
  );
}
