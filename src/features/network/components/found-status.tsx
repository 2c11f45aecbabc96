import { Announce } from '../../../platform/web/kit/hidden.tsx';
import type { Pages } from '../../../platform/web/lists/use-pages.ts';
import { isLookedFor } from '../view/filters.ts';
import type { NetworkSearch } from '../view/search.ts';

type FoundStatusProps = {
  search: NetworkSearch;
  /** The people on the screen. */
  list: Pick<Pages<unknown>, 'state' | 'items' | 'more'>;
};

/** Announces the number of results to screen readers. */
export function FoundStatus({ search, list: { state, items, more } }: FoundStatusProps) {
  const isMore = more === 'none' ? '' : 'Meer dan ';
  const people = items.length === 1 ? '1 persoon gevonden.' : `${isMore}${items.length} mensen gevonden.`;
  return <Announce>{isLookedFor(search) && state === 'loaded' ? people : ''}</Announce>;
}
