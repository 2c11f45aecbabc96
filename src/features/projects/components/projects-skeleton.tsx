import { Card } from '../../../platform/web/kit/card.tsx';
import { Grid } from '../../../platform/web/kit/layout.tsx';
import { Loading, Skeleton } from '../../../platform/web/kit/skeleton.tsx';
import card from './project-card.module.css';
import picture from './project-picture.module.css';

/** Cards in the shape of what comes. */
export function ProjectsSkeleton() {
  return (
    <Loading label="Projecten laden...">
      <Grid>
        {['een', 'twee', 'drie', 'vier', 'vijf', 'zes'].map((each) => (
          <Card key={each} isFlush>
            <div className={picture.picture} />
            <div className={card.body}>
              <Skeleton lines={1} width={40} />
              <Skeleton block={24} width={70} />
              <Skeleton lines={3} />
              <Skeleton lines={1} width={60} />
              <Skeleton lines={1} />
            </div>
          </Card>
        ))}
      </Grid>
    </Loading>
  );
}
