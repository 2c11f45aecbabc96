import { Card } from '../../../platform/web/kit/card.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Skeleton, SkeletonRows } from '../../../platform/web/kit/skeleton.tsx';

/** In the shape of the suggested people beside the feed. */
export function SuggestionsSkeleton() {
  return (
    <Card aria-hidden="true" gap={24}>
      <Skeleton lines={1} width={80} />
      {['een', 'twee', 'drie'].map((person) => (
        <Stack key={person} gap={12}>
          <SkeletonRows count={1} />
          <Skeleton block={44} />
        </Stack>
      ))}
    </Card>
  );
}
