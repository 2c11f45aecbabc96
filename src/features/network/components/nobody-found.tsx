import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import type { Tab } from '../view/search.ts';

/** Shown when nobody on this tab matches the search and filters. */
export function NobodyFound({ tab }: { tab: Tab }) {
  return (
    <EmptyState drawing="adrift" title="Niemand gevonden." text="Zoek op iets anders, of kijk zonder filters.">
      <ButtonLink to="/netwerk" search={{ tab }}>
        Filters wissen
      </ButtonLink>
    </EmptyState>
  );
}
