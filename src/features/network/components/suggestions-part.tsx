import { useState } from 'react';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { AnnounceFound } from '../../../platform/web/lists/announce-found.tsx';
import type { Suggestion } from '../contract.ts';
import { useSuggestions } from '../hooks/lists.ts';
import { FoundPeople } from '../people/components/found-people.tsx';
import { isLookedFor, listedOf } from '../view/filters.ts';
import type { NetworkSearch } from '../view/search.ts';
import { HiddenSuggestion } from './hidden-suggestion.tsx';
import { NobodyFound } from './nobody-found.tsx';
import { PeopleList } from './people-list.tsx';
import { SuggestionRow } from './suggestion-row.tsx';

/** People whom the viewer may know. */
export function SuggestionsPart({ search }: { search: NetworkSearch }) {
  // Another search begins without what was hidden in this one.
  return <Suggestions key={JSON.stringify(listedOf(search))} search={search} />;
}

/** One that was just hidden, and its place in the list. */
type Hidden = { suggestion: Suggestion; place: number };

function Suggestions({ search }: { search: NetworkSearch }) {
  const list = useSuggestions(listedOf(search));
  const [hidden, setHidden] = useState<Hidden[]>([]);
  const hiddenOf = (id: string) => hidden.find(({ suggestion }) => suggestion.person.id === id);
  const items = withHidden(
    list.items.filter(({ person }) => hiddenOf(person.id) === undefined),
    hidden,
  );

  function setOne(one: Hidden, isHidden: boolean) {
    const { id } = one.suggestion.person;
    setHidden((all) => [...all.filter(({ suggestion }) => suggestion.person.id !== id), ...(isHidden ? [one] : [])]);
  }

  const empty = isLookedFor(search) ? (
    <NobodyFound tab="suggesties" search={search} />
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
        list={{ ...list, items }}
        label="Suggesties"
        failed="De suggesties konden niet worden geladen."
        row={(suggestion, place) => {
          const gone = hiddenOf(suggestion.person.id);
          return gone === undefined ? (
            <SuggestionRow suggestion={suggestion} onHide={(isHidden) => setOne({ suggestion, place }, isHidden)} />
          ) : (
            <HiddenSuggestion {...gone} onRestore={(isRestored) => setOne(gone, !isRestored)} />
          );
        }}
        empty={empty}
      />
      <FoundPeople search={search} besides={items.map(({ person }) => person.id)} />
    </Stack>
  );
}

/** Puts the hidden ones where they were. */
function withHidden(listed: readonly Suggestion[], hidden: readonly Hidden[]): Suggestion[] {
  const all = [...listed];
  for (const { suggestion, place } of hidden.toSorted((a, b) => a.place - b.place)) all.splice(place, 0, suggestion);
  return all;
}
