import { Link } from '@tanstack/react-router';
import type { Me } from '../hooks.ts';
import { Avatar } from './avatar.tsx';
import style from './own-card.module.css';
import { RoleBadge } from './role-badge.tsx';

/** The viewer's own card, beside the page's content. */
export function OwnCard({ me }: { me: Me }) {
  return (
    <div className={style.card}>
      <Avatar person={me} size={56} />
      <Link to="/profiel/$profileId" params={{ profileId: me.id }} className={style.name}>
        {`${me.firstName} ${me.lastName}`.trim() || 'Gebruiker'}
      </Link>
      <p className={style.roles}>
        {me.roles.map((role) => (
          <RoleBadge key={role} role={role} />
        ))}
      </p>
      <Link to="/profiel" search={{ bewerken: 'ja' }} className={style.profile}>
        Profiel bewerken
      </Link>
    </div>
  );
}
