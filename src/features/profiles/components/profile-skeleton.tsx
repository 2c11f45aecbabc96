import { Card } from '../../../platform/web/kit/card.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { Loading, Skeleton } from '../../../platform/web/kit/skeleton.tsx';
import style from './profile-head.module.css';
import view from './profile-view.module.css';

/** A profile on its way, in its own shape. */
export function ProfileSkeleton() {
  return (
    <Page aria-busy="true">
      <Loading label="Profiel laden...">
        <div className={view.profile}>
          <Card isFlush>
            <div className={style.head}>
              <div className={style.cover} />
              <div className={style.avatar}>
                <Skeleton circle={112} />
              </div>
              <div className={style.words}>
                <Stack gap={12}>
                  <Skeleton block={28} width={60} />
                  <Skeleton lines={1} width={44} />
                  <Skeleton lines={1} width={20} />
                </Stack>
              </div>
            </div>
          </Card>
          <Card>
            <Skeleton lines={3} />
          </Card>
          <Card>
            <Skeleton block={20} width={30} />
            <Skeleton lines={4} />
          </Card>
        </div>
      </Loading>
    </Page>
  );
}
