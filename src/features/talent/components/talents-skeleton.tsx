import { Card } from '../../../platform/web/kit/card.tsx';
import { Grid, Row } from '../../../platform/web/kit/layout.tsx';
import { Loading, Skeleton } from '../../../platform/web/kit/skeleton.tsx';

/** Cards in the shape of what comes. */
export function TalentsSkeleton() {
  return (
    <Loading label="Talent laden...">
      <Grid gap={16}>
        {['een', 'twee', 'drie', 'vier', 'vijf', 'zes'].map((each) => (
          <Card key={each} gap={12}>
            <Row gap={12} isUnbroken>
              <Skeleton circle={56} />
              <Skeleton lines={2} />
            </Row>
            <Skeleton lines={1} width={40} />
            <Skeleton lines={3} />
            <Skeleton block={28} width={80} />
          </Card>
        ))}
      </Grid>
    </Loading>
  );
}
