import style from './avatar.module.css';

type Size = 24 | 40 | 56 | 96 | 144;

type AvatarProps = {
  person: { id: string; firstName: string; lastName: string; avatarId: string | null };
  size?: Size;
  /** The query of the picture's address, for readers without a session: it shows that they may see it. */
  proof?: string | undefined;
};

/**
 * The stored widths for screens of one and two pixels to a point. All small faces take the same file: pages show a person at several sizes
 * and then ask once.
 */
const widthsOf: Record<Size, [number, number]> = { 24: [96, 96], 40: [96, 96], 56: [96, 192], 96: [96, 192], 144: [192, 288] };

/** A person's picture, or their initials on a hue made from their id. Decorative, because the name is always beside it. */
export function Avatar({ person, size = 40, proof = '' }: AvatarProps) {
  const [once, twice] = widthsOf[size];
  const address = (width: number) => `/uploads/${person.avatarId}/${width}.webp${proof}`;
  return (
    <span className={style.avatar} data-size={size} style={{ '--hue': hueOf(person.id) }} aria-hidden="true">
      <span>{initialsOf(person)}</span>
      {person.avatarId !== null && (
        <img
          src={address(once)}
          {...(twice !== once && { srcSet: `${address(twice)} 2x` })}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
        />
      )}
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
  return (([...firstName.trim()][0] ?? '') + ([...last][0] ?? '')).toUpperCase() || '?';
}
