import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { AnnounceFound } from '../../../platform/web/lists/announce-found.tsx';
import { useConnections } from '../hooks/lists.ts';
import { FoundPeople } from '../people/components/found-people.tsx';
import { isLookedFor, listedOf } from '../view/filters.ts';
import type { NetworkSearch } from '../view/search.ts';
import { ConnectionRow } from './connection-row.tsx';
import { NobodyFound } from './nobody-found.tsx';
import { PeopleList } from './people-list.tsx';

/** The viewer's connections. */
export function ConnectionsPart({ search }: { search: NetworkSearch }) {
  const list = useConnections(listedOf(search));
  const empty = isLookedFor(search) ? (
    <NobodyFound tab="connecties" search={search} />
  ) : (
    <EmptyState drawing="sprout" title="Je hebt nog geen connecties." text="Begin met iemand die je kent of wilt leren kennen.">
      <ButtonLink to="/netwerk" search={{ tab: 'suggesties' }} tone="primary">
        Suggesties bekijken
      </ButtonLink>
    </EmptyState>
  );
  return (
    <Stack gap={32}>
      <AnnounceFound list={list} isSearched={isLookedFor(search)} one="persoon" many="mensen" />
      <PeopleList list={list} label="Connecties" row={(listed) => <ConnectionRow {...listed} />} empty={empty} />
      <FoundPeople search={search} />
    </Stack>
  );
}
