import { Link } from '@tanstack/react-router';
import { nameOf } from '../../profiles/texts.ts';
import type { Meeting } from '../contract.ts';
import style from './meeting-person.module.css';

/** The other person: 'Met:' when the viewer organizes, 'Van:' when the viewer is invited. */
export function MeetingPerson({ meeting: { role, person } }: { meeting: Pick<Meeting, 'role' | 'person'> }) {
  return (
    <span className={style.person}>
      {role === 'organizer' ? 'Met: ' : 'Van: '}
      <Link to="/profiel/$profileId" params={{ profileId: person.id }} preload={false} className={style.name}>
        {nameOf(person)}
      </Link>
    </span>
  );
}
