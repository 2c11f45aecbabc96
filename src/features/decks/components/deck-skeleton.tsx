import { Card } from '../../../platform/web/kit/card.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Loading, Skeleton } from '../../../platform/web/kit/skeleton.tsx';
import style from './slide-card.module.css';

/** The deck on its way: its head, and two slides with what stands beside them. */
export function DeckSkeleton() {
  return (
    <Loading label="Pitch deck laden...">
      <Stack gap={16}>
        <Card>
          <Skeleton block={28} width={40} />
          <Skeleton lines={1} width={60} />
          <Skeleton block={44} width={80} />
        </Card>
        {['first', 'second'].map((key) => (
          <div key={key} className={style.card}>
            <div className={style.blank}>
              <Skeleton block={360} />
            </div>
            <div className={style.panel}>
              <Skeleton block={24} width={60} />
              <Skeleton lines={3} />
            </div>
          </div>
        ))}
      </Stack>
    </Loading>
  );
}
