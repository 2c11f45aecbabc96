import { Card } from '../../../platform/web/kit/card.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Loading, Skeleton } from '../../../platform/web/kit/skeleton.tsx';

/** Cards in the shape of what comes. */
export function JobsSkeleton() {
  return (
    <Loading label="Vacatures laden...">
      <Stack gap={12}>
        {['een', 'twee', 'drie'].map((each) => (
          <Card key={each}>
            <Skeleton block={24} width={60} />
            <Skeleton lines={1} width={40} />
            <Skeleton lines={3} />
            <Skeleton block={44} width={40} />
          </Card>
        ))}
      </Stack>
    </Loading>
  );
}
