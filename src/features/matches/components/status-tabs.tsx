import { TabLink, TabLinks } from '../../../platform/web/kit/tabs.tsx';
import type { MatchCounts } from '../contract.ts';
import { type MatchFilter, matchFilters, matchStatusLabels } from '../policy.ts';
import { matchesAddress } from '../view/search.ts';

const labels: Record<MatchFilter, string> = { all: 'Alle', ...matchStatusLabels };

/** The statuses by which matches are filtered, each with how many there are. */
export function StatusTabs({ current, counts }: { current: MatchFilter; counts: MatchCounts | null }) {
  return (
    <TabLinks label="Status van de matches" look="segments">
      {matchFilters.map((filter) => (
        <TabLink
          key={filter}
          to="/matches"
          search={(now) => matchesAddress.write(now, { filter: filter === 'all' ? '' : filter })}
          replace
          resetScroll={false}
          isCurrent={filter === current}
          count={counts === null ? '' : counts[filter]}
        >
          {labels[filter]}
        </TabLink>
      ))}
    </TabLinks>
  );
}
