import { Badge } from '../../../platform/web/kit/badge.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import type { ProfileDetails } from '../contract.ts';
import style from './profile-badges.module.css';
import { RoleBadge } from './role-badge.tsx';

const availabilityLabels = { available: ', nu beschikbaar', busy: ', nu nog bezig met ander werk', unavailable: '' };

/** Roles, and whether and where someone is open to work. */
export function ProfileBadges({ details }: { details: ProfileDetails }) {
  const { roles, openToWork, availability, remoteWork } = details;
  return (
    <Row as="ul" aria-label="Rollen en beschikbaarheid">
      {roles.map((role) => (
        <li key={role} className={style.role}>
          <RoleBadge role={role} />
        </li>
      ))}
      {openToWork && (
        <li>
          <Badge tone="outlinePrimary">Open to work{availabilityLabels[availability]}</Badge>
        </li>
      )}
      {remoteWork && (
        <li>
          <Badge tone="outline">Remote mogelijk</Badge>
        </li>
      )}
    </Row>
  );
}
