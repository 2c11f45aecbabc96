import { Card } from '../../../platform/web/kit/card.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Loading, Skeleton } from '../../../platform/web/kit/skeleton.tsx';

/** Cards in the shape of what comes. */
export function JobsSkeleton() {
  return (
    <Loading label="Vacatures laden...">
      <Stack gap={12}>
        {['een', 'twee', 'drie'].map((each) => (
          <Card key={each}>
            <Row gap={12} isUnbroken>
              <Skeleton circle={48} />
              <Skeleton lines={2} />
            </Row>
            <Skeleton lines={3} />
            <Skeleton block={44} width={40} />
          </Card>
        ))}
      </Stack>
    </Loading>
  );
}
