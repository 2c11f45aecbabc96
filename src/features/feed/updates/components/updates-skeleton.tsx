import { Card } from '../../../../platform/web/kit/card.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Skeleton } from '../../../../platform/web/kit/skeleton.tsx';
import composer from '../../components/composer.module.css';
import { FeedSkeleton } from '../../components/feed-skeleton.tsx';
import limit from '../../components/text-limit.module.css';

/** Updates on their way, for the owner below the field for a new one. */
export function UpdatesSkeleton({ hasField }: { hasField: boolean }) {
  if (!hasField) return <FeedSkeleton />;
  return (
    <Stack gap={16}>
      <Card isField>
        <div className={composer.composer} aria-hidden="true">
          <Skeleton circle={40} />
          <Skeleton block={40} />
          <div className={limit.words} />
          <div className={composer.foot}>
            <Skeleton block={40} width={30} />
          </div>
        </div>
      </Card>
      <FeedSkeleton />
    </Stack>
  );
}
