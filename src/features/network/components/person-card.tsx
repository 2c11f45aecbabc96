import type { ReactNode } from 'react';
import { Actions } from '../../../platform/web/kit/actions.tsx';
import { Badge } from '../../../platform/web/kit/badge.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { IconMapPin } from '../../../platform/web/kit/icons.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
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
  /** At the end of the actions: one that is an icon alone. */
  beside?: ReactNode;
  /** Shown on the edge of the picture. */
  mark?: ReactNode;
  /** Shown in the corner. */
  corner?: ReactNode;
};

/** A person in a list of the network, with the actions on them. */
export function PersonCard({ person, note, shared, actions, beside, mark, corner }: PersonCardProps) {
  return (
    <Card as="article" gap={12} hasFoot>
      <Row gap={8} align="start" isFirstWide>
        <PersonLink person={person} size={56} mark={mark} />
        {corner && <div className={style.corner}>{corner}</div>}
      </Row>
      {(person.roles.length > 0 || person.location !== '') && (
        <Row as="p" gap={8}>
          {person.roles.map((role) => (
            <RoleBadge key={role} role={role} />
          ))}
          {person.openToWork && <Badge tone="outlinePrimary">Open to work</Badge>}
          {person.location !== '' && (
            <span className={style.place}>
              <IconMapPin size={16} stroke={1.75} aria-hidden />
              {person.location}
            </span>
          )}
        </Row>
      )}
      {(note !== undefined || shared !== undefined) && (
        <Text as="div" tone="muted" size="small">
          {note}
          {shared && <SharedButton person={person} shared={shared} faces={3} />}
        </Text>
      )}
      <Row gap={8} align="end" isFirstWide>
        <Actions isShared>{actions}</Actions>
        {beside}
      </Row>
    </Card>
  );
}
