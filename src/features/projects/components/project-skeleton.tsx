import { Card } from '../../../platform/web/kit/card.tsx';
import { Columns } from '../../../platform/web/kit/columns.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { Loading, Skeleton } from '../../../platform/web/kit/skeleton.tsx';
import head from './project-head.module.css';
import picture from './project-picture.module.css';

/** A project on its way, in its own shape. */
export function ProjectSkeleton() {
  return (
    <Page aria-busy="true">
      <Loading label="Project laden...">
        <Columns
          lead={
            <Card isFlush>
              <div className={picture.picture} data-wide />
              <div className={head.words}>
                <Skeleton block={36} width={60} />
                <Skeleton lines={3} />
              </div>
            </Card>
          }
          beside={
            <Card>
              <Skeleton block={8} />
              <Skeleton lines={3} />
              <Skeleton block={44} />
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
