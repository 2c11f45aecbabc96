import { Loading, SkeletonRows } from '../../../platform/web/kit/skeleton.tsx';
import style from './conversation-list.module.css';

/** Has the shape of a list of conversations. */
export function ListSkeleton() {
  return (
    <Loading label="Berichten laden...">
      <div className={style.skeleton}>
        <SkeletonRows count={4} gap={24} />
      </div>
    </Loading>
  );
}
