import { Card } from '../../../platform/web/kit/card.tsx';
import { Columns } from '../../../platform/web/kit/columns.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { Loading, Skeleton } from '../../../platform/web/kit/skeleton.tsx';
import head from './talent-head.module.css';

/** A talent on their way, in their own shape. */
export function TalentSkeleton() {
  return (
    <Page aria-busy="true">
      <Loading label="Talent laden...">
        <Columns
          lead={
            <Card isFlush>
              <div className={head.head}>
                <Skeleton circle={96} />
                <div className={head.words}>
                  <Skeleton block={36} width={60} />
                  <Skeleton lines={2} />
                </div>
              </div>
            </Card>
          }
          beside={
            <Card>
              <Skeleton lines={4} />
            </Card>
          }
        >
          <Card>
            <Skeleton block={20} width={30} />
            <Skeleton lines={5} />
          </Card>
        </Columns>
      </Loading>
    </Page>
  );
}
