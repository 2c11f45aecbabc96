import { use } from 'react';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { useOnline } from '../hooks/online.ts';
import { OnlineContext } from '../view/online-context.ts';
import style from './online-dot.module.css';

/**
 * A dot on the edge of an avatar, while the person is online and the viewer may know. Its parent must be positioned and as
 * large as the avatar. In a list, `OnlineAmong` asks about all of its people at once.
 */
export function OnlineDot({ personId }: { personId: string }) {
  const online = use(OnlineContext);
  if (online === null) return <LoneDot personId={personId} />;
  return online.includes(personId) && <Dot />;
}

function LoneDot({ personId }: { personId: string }) {
  return useOnline([personId]).includes(personId) && <Dot />;
}

function Dot() {
  return (
    <span className={style.dot} title="Online" data-print="hidden">
      <Hidden>Online</Hidden>
    </span>
  );
}
