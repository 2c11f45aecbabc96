import { Card } from '../../../platform/web/kit/card.tsx';
import { Loading, SkeletonRows } from '../../../platform/web/kit/skeleton.tsx';

/** Has the shape of a list of notifications. */
export function NotificationsSkeleton() {
  return (
    <Loading label="Notificaties laden...">
      <Card>
        <SkeletonRows count={5} gap={32} />
      </Card>
    </Loading>
  );
}
