import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PersonLink } from '../../profiles/components/person-link.tsx';
import { RoleBadge } from '../../profiles/components/role-badge.tsx';
import type { NetworkPerson, Shared } from '../contract.ts';
import style from './person-card.module.css';
import { SharedButton } from './shared-button.tsx';

type PersonCardProps = {
  person: NetworkPerson;
  /** The reason for this person's place in the list, or the date since. */
  note?: ReactNode;
  /** The connections that the viewer shares with them. */
  shared?: Shared;
  actions: ReactNode;
  /** Shown on the edge of the picture. */
  mark?: ReactNode;
  /** Shown in the corner. */
  corner?: ReactNode;
};

/** A person in a list of the network, with the actions on them. */
export function PersonCard({ person, note, shared, actions, mark, corner }: PersonCardProps) {
  return (
    <article className={style.card}>
      <div className={style.head}>
        <PersonLink person={person} size={56} mark={mark} />
        {corner && <div className={style.corner}>{corner}</div>}
      </div>
      {(person.roles.length > 0 || person.location !== '') && (
        <p className={style.facts}>
          {person.roles.map((role) => (
            <RoleBadge key={role} role={role} />
          ))}
          {person.openToWork && <span className={style.open}>Open to work</span>}
          {person.location !== '' && (
            <span className={style.place}>
              <IconMapPin size={16} stroke={1.75} aria-hidden />
              {person.location}
            </span>
          )}
        </p>
      )}
      {(note !== undefined || shared !== undefined) && (
        <div className={style.note}>
          {note}
          {shared && <SharedButton person={person} shared={shared} faces={3} />}
        </div>
      )}
      <div className={style.actions}>{actions}</div>
    </article>
  );
}
