import { Card } from '../../../platform/web/kit/card.tsx';
import { Columns } from '../../../platform/web/kit/columns.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { Loading, Skeleton } from '../../../platform/web/kit/skeleton.tsx';

/** A job on its way, in its own shape. */
export function JobSkeleton() {
  return (
    <Page aria-busy="true">
      <Loading label="Vacature laden...">
        <Columns
          lead={
            <Card>
              <Skeleton block={36} width={60} />
              <Skeleton lines={4} width={40} />
            </Card>
          }
          beside={
            <Card>
              <Skeleton lines={2} />
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
