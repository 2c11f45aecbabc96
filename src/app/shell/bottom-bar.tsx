import { Link, useLocation } from '@tanstack/react-router';
import { SharedPart } from '../../platform/web/kit/shared-part.tsx';
import style from './bottom-bar.module.css';
import { barDestinations, markAt, placeOf } from './destinations.ts';

export function BottomBar() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <nav aria-label="Snelmenu" className={style.bar} data-print="hidden">
      <SharedPart of={`Snelmenu ${placeOf(path)}`}>
        {() =>
          barDestinations.map(({ label, icon: Icon, link }) => (
            <li key={label}>
              <Link {...link} aria-current={markAt(path, link.to)} className={style.destination}>
                <Icon size={22} stroke={1.75} aria-hidden="true" />
                {label}
              </Link>
            </li>
          ))
        }
      </SharedPart>
    </nav>
  );
}
