import { Link, type LinkProps } from '@tanstack/react-router';
import { Card } from '../../../platform/web/kit/card.tsx';
import { Title } from '../../../platform/web/kit/text.tsx';
import type { Me } from '../../profiles/hooks.ts';
import style from './shortcuts.module.css';

const ways: Record<Me['roles'][number] | 'everyone', { label: string; to: LinkProps['to'] }[]> = {
  investor: [{ label: 'Projecten om in te investeren', to: '/investeerder-dashboard' }],
  entrepreneur: [
    { label: 'Een project starten', to: '/projecten/nieuw' },
    { label: 'Een vacature plaatsen', to: '/banen/nieuw' },
  ],
  talent: [
    { label: 'Vacatures bekijken', to: '/banen' },
    { label: 'Mijn matches', to: '/matches' },
  ],
  everyone: [
    { label: 'Mensen vinden', to: '/netwerk' },
    { label: 'Een afspraak plannen', to: '/agenda' },
  ],
};

/** Links to the pages that people with these roles use most. */
export function Shortcuts({ me }: { me: Me }) {
  const shown = [...me.roles.flatMap((role) => ways[role]), ...ways.everyone];
  return (
    <nav aria-labelledby="shortcuts">
      <Card gap={8}>
        <Title id="shortcuts">Aan de slag</Title>
        <ul className={style.ways}>
          {shown.map(({ label, to }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </Card>
    </nav>
  );
}
