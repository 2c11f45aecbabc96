import { toView } from '../view/address.ts';
import { type View, views } from '../view/search.ts';
import { AgendaLink } from './agenda-link.tsx';
import style from './view-switch.module.css';

const labels: Record<View, string> = { dag: 'Dag', week: 'Week', maand: 'Maand' };

/** Links to the day, the week and the month around the chosen day. */
export function ViewSwitch({ view }: { view: View }) {
  return (
    <nav aria-label="Weergave" className={style.switch}>
      <ul className={style.views}>
        {views.map((name) => (
          <li key={name}>
            <AgendaLink search={(now) => toView(now, name)} className={style.view} current={name === view ? 'page' : undefined}>
              {labels[name]}
            </AgendaLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
