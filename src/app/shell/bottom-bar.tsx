import { Link, useLocation } from '@tanstack/react-router';
import style from './bottom-bar.module.css';
import { barDestinations, markAt } from './destinations.ts';

export function BottomBar() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <nav aria-label="Snelmenu" className={style.bar} data-print="hidden">
      <ul>
        {barDestinations.map(({ label, icon: Icon, link }) => (
          <li key={label}>
            <Link {...link} aria-current={markAt(path, link.to)} className={style.destination}>
              <Icon size={22} stroke={1.75} aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
