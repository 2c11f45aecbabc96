import { Card } from '../../../platform/web/kit/card.tsx';
import { Loading, SkeletonRows } from '../../../platform/web/kit/skeleton.tsx';

/** Rows in the shape of what comes. */
export function NetworkSkeleton() {
  return (
    <Loading label="Netwerk laden...">
      <Card>
        <SkeletonRows count={6} face={56} gap={32} />
      </Card>
    </Loading>
  );
}
