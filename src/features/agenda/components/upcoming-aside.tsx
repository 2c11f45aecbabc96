import { Link } from '@tanstack/react-router';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import { useMe } from '../../profiles/hooks.ts';
import type { Meeting } from '../contract.ts';
import style from './upcoming-aside.module.css';
import { UpcomingItem } from './upcoming-item.tsx';

/** The next meetings beside another page, until they begin; declined ones stand on the agenda alone. Renders nothing when there are none. */
export function UpcomingAside({ meetings }: { meetings: Meeting[] }) {
  const me = useMe();
  const now = new Date(useNow(Date.now())).toISOString();
  const coming = meetings.filter(({ startTime }) => startTime >= now);
  if (me === null || coming.length === 0) return null;
  return (
    <aside className={style.card} aria-labelledby="aankomende-meetings">
      <h2 id="aankomende-meetings">Aankomende meetings</h2>
      <ul className={style.list}>
        {coming.map((meeting) => (
          <li key={meeting.id}>
            <UpcomingItem meeting={meeting} zone={me.timeZone} isElsewhere />
          </li>
        ))}
      </ul>
      <Link to="/agenda" className={style.all}>
        Naar je agenda
      </Link>
    </aside>
  );
}
