import { Card } from '../../../platform/web/kit/card.tsx';
import { Grid, Row } from '../../../platform/web/kit/layout.tsx';
import { Loading, Skeleton } from '../../../platform/web/kit/skeleton.tsx';

/** Cards in the shape of what comes. */
export function MatchesSkeleton() {
  return (
    <Loading label="Matches laden...">
      <Grid columns={2} gap={16}>
        {['een', 'twee', 'drie', 'vier'].map((each) => (
          <Card key={each}>
            <Row gap={12} isUnbroken>
              <Skeleton circle={48} />
              <Skeleton lines={2} />
            </Row>
            <Skeleton block={52} />
            <Skeleton lines={3} />
            <Skeleton block={44} />
          </Card>
        ))}
      </Grid>
    </Loading>
  );
}
