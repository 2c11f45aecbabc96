import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { useOnline } from '../hooks/online.ts';
import style from './online-dot.module.css';

/**
 * A dot on the edge of an avatar, while the person is online and the viewer may know. Its parent must be positioned and as
 * large as the avatar.
 */
export function OnlineDot({ personId }: { personId: string }) {
  if (!useOnline(personId)) return null;
  return (
    <span className={style.dot} title="Online" data-print="hidden">
      <Hidden>Online</Hidden>
    </span>
  );
}
