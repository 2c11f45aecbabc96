import { Link } from '@tanstack/react-router';
import { Card, CardFoot } from '../../../platform/web/kit/card.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import type { Me } from '../hooks.ts';
import { nameOf } from '../texts.ts';
import { Avatar } from './avatar.tsx';
import style from './own-card.module.css';
import { RoleBadge } from './role-badge.tsx';

/** The viewer's own card, beside the page's content. */
export function OwnCard({ me }: { me: Me }) {
  return (
    <Card>
      <Stack gap={12} align="start">
        <Avatar person={me} size={56} />
        <Link to="/profiel/$profileId" params={{ profileId: me.id }} className={style.name}>
          {nameOf(me, 'Gebruiker')}
        </Link>
        <Row as="p" gap={4}>
          {me.roles.map((role) => (
            <RoleBadge key={role} role={role} />
          ))}
        </Row>
      </Stack>
      <CardFoot>
        <Link to="/profiel" search={{ bewerken: 'ja' }}>
          Profiel bewerken
        </Link>
      </CardFoot>
    </Card>
  );
}
