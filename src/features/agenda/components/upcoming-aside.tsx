import { Link } from '@tanstack/react-router';
import { useMe } from '../../profiles/hooks.ts';
import type { Meeting } from '../contract.ts';
import { partMeetings } from '../view/part-meetings.ts';
import style from './upcoming-aside.module.css';
import { UpcomingItem } from './upcoming-item.tsx';

/** Fewer than on the agenda, because it accompanies another page. */
const shown = 3;

/** The next meetings beside another page; declined ones stand on the agenda alone. Renders nothing when there are none. */
export function UpcomingAside({ meetings }: { meetings: Meeting[] }) {
  const me = useMe();
  const { coming } = partMeetings(meetings);
  if (me === null || coming.length === 0) return null;
  return (
    <aside className={style.card} aria-labelledby="aankomende-meetings">
      <h2 id="aankomende-meetings">Aankomende meetings</h2>
      <ul className={style.list}>
        {coming.slice(0, shown).map((meeting) => (
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
