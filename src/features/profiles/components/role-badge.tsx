import style from './role-badge.module.css';

const labels = { entrepreneur: 'Ondernemer', talent: 'Talent', investor: 'Investeerder' };

/** A role's label in its own colour. */
export function RoleBadge({ role }: { role: keyof typeof labels }) {
  return (
    <span className={style.badge} data-role={role}>
      {labels[role]}
    </span>
  );
}
