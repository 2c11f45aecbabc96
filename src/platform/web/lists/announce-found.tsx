import { Announce } from '../kit/hidden.tsx';
import type { Pages } from './use-pages.ts';

type AnnounceFoundProps = {
  list: Pick<Pages<unknown>, 'state' | 'items' | 'more'>;
  /** Something is searched for: the whole list needs no number. */
  isSearched: boolean;
  /** The things that are found, in lower case. */
  one: string;
  many: string;
};

/** Announces the number of results of a search to screen readers. */
export function AnnounceFound({ list: { state, items, more }, isSearched, one, many }: AnnounceFoundProps) {
  const isMore = more === 'none' ? '' : 'Meer dan ';
  const found = items.length === 1 ? `1 ${one} gevonden.` : `${isMore}${items.length} ${many} gevonden.`;
  return <Announce>{isSearched && state === 'loaded' ? found : ''}</Announce>;
}
