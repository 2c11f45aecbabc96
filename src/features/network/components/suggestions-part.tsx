import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { Grid } from '../../../platform/web/kit/layout.tsx';
import { LoadFailure } from '../../../platform/web/kit/load-failure.tsx';
import { useSuggestions } from '../hooks/lists.ts';
import { FoundPeople } from '../people/components/found-people.tsx';
import { filtersOf, isLookedFor } from '../view/filters.ts';
import type { NetworkSearch } from '../view/search.ts';
import { FoundStatus } from './found-status.tsx';
import { NetworkSkeleton } from './network-skeleton.tsx';
import { NobodyFound } from './nobody-found.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

/** People whom the viewer may know. */
export function SuggestionsPart({ search }: { search: NetworkSearch }) {
  const list = useSuggestions(filtersOf(search));
  return (
    <div>
      <FoundStatus search={search} count={list.data?.suggestions.length} />
      <Suggestions search={search} list={list} />
      <FoundPeople search={search} besides={list.data?.suggestions.map(({ person }) => person.id)} />
    </div>
  );
}

function Suggestions({ search, list }: { search: NetworkSearch; list: ReturnType<typeof useSuggestions> }) {
  const { data, isPending, isLoadingError, refetch } = list;
  if (isPending) return <NetworkSkeleton />;
  if (isLoadingError) {
    return <LoadFailure onRetry={() => void refetch()}>De suggesties konden niet worden geladen.</LoadFailure>;
  }
  const suggestions = data?.suggestions ?? [];
  if (suggestions.length === 0) {
    return isLookedFor(search) ? (
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
  }
  return (
    <Grid as="ul" aria-label="Suggesties">
      {suggestions.map((suggestion) => (
        <li key={suggestion.person.id}>
          <SuggestionCard suggestion={suggestion} />
        </li>
      ))}
    </Grid>
  );
}
