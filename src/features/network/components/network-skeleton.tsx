import { Card } from '../../../platform/web/kit/card.tsx';
import { Grid } from '../../../platform/web/kit/layout.tsx';
import { Loading, Skeleton, SkeletonRows } from '../../../platform/web/kit/skeleton.tsx';

/** Cards in the shape of what comes. */
export function NetworkSkeleton() {
  return (
    <Loading label="Netwerk laden...">
      <Grid>
        {['een', 'twee', 'drie'].map((card) => (
          <Card key={card}>
            <SkeletonRows count={1} face={56} />
            <Skeleton lines={1} width={74} />
            <Skeleton block={44} />
          </Card>
        ))}
      </Grid>
    </Loading>
  );
}
