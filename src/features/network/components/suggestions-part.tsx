import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { AnnounceFound } from '../../../platform/web/lists/announce-found.tsx';
import { useSuggestions } from '../hooks/lists.ts';
import { FoundPeople } from '../people/components/found-people.tsx';
import { filtersOf, isLookedFor } from '../view/filters.ts';
import type { NetworkSearch } from '../view/search.ts';
import { NobodyFound } from './nobody-found.tsx';
import { PeopleList } from './people-list.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

/** People whom the viewer may know. */
export function SuggestionsPart({ search }: { search: NetworkSearch }) {
  const list = useSuggestions(filtersOf(search));
  const empty = isLookedFor(search) ? (
    <NobodyFound tab="suggesties" />
  ) : (
    <EmptyState
      drawing="seed"
      title="Er zijn nu geen suggesties."
      text="Vul aan wat je kunt, waar je werkt en waar je woont: dan vinden we mensen met wie je iets deelt."
    >
      <ButtonLink to="/profiel" search={{ bewerken: 'ja' }}>
        Profiel aanvullen
      </ButtonLink>
    </EmptyState>
  );
  return (
    <Stack gap={32}>
      <AnnounceFound list={list} isSearched={isLookedFor(search)} one="persoon" many="mensen" />
      <PeopleList
        list={list}
        label="Suggesties"
        failed="De suggesties konden niet worden geladen."
        card={(suggestion) => <SuggestionCard suggestion={suggestion} />}
        empty={empty}
      />
      <FoundPeople search={search} besides={list.items.map(({ person }) => person.id)} />
    </Stack>
  );
}
