import { Announce } from '../../../platform/web/kit/hidden.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import style from './profile-skeleton.module.css';
import view from './profile-view.module.css';

/** A profile on its way, in its own shape. */
export function ProfileSkeleton() {
  return (
    <Page>
      <div className={view.view} aria-busy="true">
        <Announce>Profiel laden...</Announce>
        <div className={`${view.head} ${style.head}`} aria-hidden="true">
          <span className={style.cover} />
          <span className={style.face} />
          <span className={style.name} />
          <span className={style.work} />
          <span className={style.badges} />
        </div>
        <div className={`${view.facts} ${style.card}`} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
        <div className={`${view.rest} ${style.card}`} aria-hidden="true">
          <span className={style.title} />
          <span />
          <span />
          <span />
        </div>
      </div>
    </Page>
  );
}
