import type { ReactNode } from 'react';
import { Badge } from '../../../platform/web/kit/badge.tsx';
import { IconMapPin } from '../../../platform/web/kit/icons.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { PersonLink } from '../../profiles/components/person-link.tsx';
import { RoleBadge } from '../../profiles/components/role-badge.tsx';
import type { NetworkPerson, Shared } from '../contract.ts';
import style from './person-row.module.css';
import { SharedButton } from './shared-button.tsx';

type PersonRowProps = {
  person: NetworkPerson;
  /** Their own words about themselves. */
  about?: string;
  /** The reason for this person's place in the list, or the date since. */
  note?: ReactNode;
  /** The connections that the viewer shares with them. */
  shared?: Shared;
  /** Buttons, from tablets on beside the person; those that are an icon alone come last. */
  actions: ReactNode;
  /** Shown on the edge of the picture. */
  mark?: ReactNode;
};

/** A person in a list of the network, with the actions on them. */
export function PersonRow({ person, about = '', note, shared, actions, mark }: PersonRowProps) {
  const { roles, openToWork, location } = person;
  return (
    <article className={style.row}>
      <PersonLink person={person} size={56} mark={mark}>
        {(roles.length > 0 || location !== '') && (
          <p className={style.facts}>
            {roles.map((role) => (
              <RoleBadge key={role} role={role} />
            ))}
            {openToWork && <Badge tone="outlinePrimary">Open to work</Badge>}
            {location !== '' && (
              <span className={style.place}>
                <IconMapPin size={16} stroke={1.75} aria-hidden />
                {location}
              </span>
            )}
          </p>
        )}
        {about !== '' && (
          <div className={style.about}>
            <Text size="small" lines={2}>
              {about}
            </Text>
          </div>
        )}
        <div className={style.facts}>
          {note}
          {shared && <SharedButton person={person} shared={shared} faces={3} />}
        </div>
      </PersonLink>
      <Row gap={8} isFirstWide>
        {actions}
      </Row>
    </article>
  );
}
