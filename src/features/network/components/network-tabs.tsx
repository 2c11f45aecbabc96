import { formatNumber } from '../../../platform/web/format/numbers.ts';
import { TabLink, TabLinks } from '../../../platform/web/kit/tabs.tsx';
import { useNetworkCounts } from '../hooks/lists.ts';
import { filtersOf } from '../view/filters.ts';
import { type NetworkSearch, type Tab, tabs } from '../view/search.ts';

const parts = {
  connecties: { label: 'Connecties', count: 'connections' },
  verzoeken: { label: 'Verzoeken', count: 'requests' },
  suggesties: { label: 'Suggesties', count: 'suggestions' },
} as const;

/** The three parts of the network, each with an address and how many people in it match. */
export function NetworkTabs({ tab, search }: { tab: Tab; search: NetworkSearch }) {
  const counts = useNetworkCounts(filtersOf(search));
  return (
    <TabLinks label="Onderdelen van je netwerk">
      {tabs.map((name) => (
        <TabLink
          key={name}
          to="/netwerk"
          search={(now) => ({ ...now, tab: name })}
          resetScroll={false}
          isCurrent={name === tab}
          count={counts === undefined ? '' : formatNumber(counts[parts[name].count])}
        >
          {parts[name].label}
        </TabLink>
      ))}
    </TabLinks>
  );
}
