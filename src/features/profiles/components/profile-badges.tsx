import type { ProfileDetails } from '../contract.ts';
import style from './profile-badges.module.css';
import { RoleBadge } from './role-badge.tsx';

const availabilityLabels = { available: 'Beschikbaar', busy: 'Bezig', unavailable: '' };

/** Roles, and whether and where someone is open to work. */
export function ProfileBadges({ details }: { details: ProfileDetails }) {
  const { roles, openToWork, availability, remoteWork } = details;
  return (
    <ul className={style.badges} aria-label="Rollen en beschikbaarheid">
      {roles.map((role) => (
        <li key={role} className={style.role}>
          <RoleBadge role={role} />
        </li>
      ))}
      {openToWork && (
        <li className={style.open}>
          Open to work
          {availability !== 'unavailable' && <span className={style.availability}>{availabilityLabels[availability]}</span>}
        </li>
      )}
      {remoteWork && <li className={style.remote}>Remote mogelijk</li>}
    </ul>
  );
}
