import style from './avatar.module.css';

type AvatarProps = {
  person: { id: string; firstName: string; lastName: string };
  size?: 24 | 40 | 56 | 96 | 144;
};

/** Initials on a hue made from the person's id. The name stands beside it, so it is decoration. */
export function Avatar({ person, size = 40 }: AvatarProps) {
  return (
    <span className={style.avatar} data-size={size} style={{ '--hue': hueOf(person.id) }} aria-hidden="true">
      {initialsOf(person)}
    </span>
  );
}

/** The last part of an id is random; its first part is a time, which neighbours share. */
function hueOf(id: string): number {
  return Number.parseInt(id.slice(-4), 16) % 360;
}

function initialsOf({ firstName, lastName }: AvatarProps['person']): string {
  // The particles of Dutch names don't count: Jan van den Berg is JB.
  const last = lastName.split(/\s+/).findLast((word) => word !== '') ?? '';
  return (([...firstName.trim()][0] ?? '') + ([...last][0] ?? '')).toLocaleUpperCase('nl') || '?';
}
