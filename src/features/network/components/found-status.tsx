import { Announce } from '../../../platform/web/kit/hidden.tsx';
import { isLookedFor } from '../view/filters.ts';
import type { NetworkSearch } from '../view/search.ts';

type FoundStatusProps = {
  search: NetworkSearch;
  /** People on the screen; undefined while they are loaded. */
  count: number | undefined;
  hasMore?: boolean;
};

/** Announces the number of results to screen readers. */
export function FoundStatus({ search, count, hasMore = false }: FoundStatusProps) {
  const people = count === 1 ? '1 persoon gevonden.' : `${hasMore ? 'Meer dan ' : ''}${count} mensen gevonden.`;
  return <Announce>{isLookedFor(search) && count !== undefined ? people : ''}</Announce>;
}
