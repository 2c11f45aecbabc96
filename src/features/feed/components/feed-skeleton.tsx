import { Card } from '../../../platform/web/kit/card.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Loading, Skeleton, SkeletonRows } from '../../../platform/web/kit/skeleton.tsx';

/** Three cards in the shape of what comes. */
export function FeedSkeleton() {
  return (
    <Loading label="Feed laden...">
      <Stack gap={12}>
        {[2, 3, 1].map((lines) => (
          <Card key={lines}>
            <SkeletonRows count={1} />
            <Skeleton lines={lines} />
            <Skeleton block={24} width={16} />
          </Card>
        ))}
      </Stack>
    </Loading>
  );
}
