import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../../platform/web/format/formats.ts';
import { useNetworkCounts } from '../hooks/lists.ts';
import { type Tab, tabs } from '../view/search.ts';
import style from './network-tabs.module.css';

const parts = {
  connecties: { label: 'Connecties', count: 'connections' },
  verzoeken: { label: 'Verzoeken', count: 'requests' },
  suggesties: { label: 'Suggesties', count: 'suggestions' },
} as const;

/** The three parts of the network, each with an address and how many people it has. */
export function NetworkTabs({ tab }: { tab: Tab }) {
  const counts = useNetworkCounts();
  return (
    <nav aria-label="Onderdelen van je netwerk" className={style.tabs}>
      <ul>
        {tabs.map((name) => (
          <li key={name}>
            <Link
              to="/netwerk"
              search={(search) => ({ ...search, tab: name })}
              resetScroll={false}
              className={style.tab}
              activeProps={{}}
              aria-current={name === tab ? 'page' : undefined}
            >
              {parts[name].label} <span className={style.count}>{counts === undefined ? '' : formatNumber(counts[parts[name].count])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
