import { Link } from '@tanstack/react-router';
import style from './bottom-bar.module.css';
import { barDestinations } from './destinations.ts';

export function BottomBar() {
  return (
    <nav aria-label="Snelmenu" className={style.bar} data-print="hidden">
      <ul>
        {barDestinations.map(({ label, icon: Icon, link }) => (
          <li key={label}>
            <Link {...link} className={style.destination}>
              <Icon size={22} stroke={1.75} aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
