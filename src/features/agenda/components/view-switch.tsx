import { Link } from '@tanstack/react-router';
import { toView } from '../hooks/address.ts';
import { type View, views } from '../hooks/search.ts';
import style from './view-switch.module.css';

const labels: Record<View, string> = { dag: 'Dag', week: 'Week', maand: 'Maand' };

/** How much shows around the chosen day; each has an address. */
export function ViewSwitch({ view }: { view: View }) {
  return (
    <nav aria-label="Weergave">
      <ul className={style.views}>
        {views.map((name) => (
          <li key={name}>
            <Link
              to="/agenda"
              search={(now) => toView(now, name)}
              resetScroll={false}
              className={style.view}
              activeProps={{}}
              aria-current={name === view ? 'page' : undefined}
            >
              {labels[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
