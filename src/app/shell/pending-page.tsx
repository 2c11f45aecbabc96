import { Hidden } from '../../platform/web/kit/hidden.tsx';
import { Page } from '../../platform/web/kit/page.tsx';
import style from './pending-page.module.css';

/** The skeleton of a page: a title and some cards. */
export function PendingPage() {
  return (
    <Page aria-busy="true">
      <Hidden as="p">Laden…</Hidden>
      <div className={style.title} />
      <div className={style.line} />
      <div className={style.card} />
      <div className={style.card} />
    </Page>
  );
}
