import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { useOnline } from '../hooks/online.ts';
import style from './online-dot.module.css';

/**
 * On the edge of a face, while this person is online and the viewer may know it. Whatever it stands in is as large
 * as the face, and positioned.
 */
export function OnlineDot({ personId }: { personId: string }) {
  if (!useOnline(personId)) return null;
  return (
    <span className={style.dot} title="Online" data-print="hidden">
      <Hidden>Online</Hidden>
    </span>
  );
}
