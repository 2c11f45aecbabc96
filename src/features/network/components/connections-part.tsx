import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { AnnounceFound } from '../../../platform/web/lists/announce-found.tsx';
import { OnlineAmong } from '../../presence/components/online-among.tsx';
import { useConnections, useNetworkCounts } from '../hooks/lists.ts';
import { FoundPeople } from '../people/components/found-people.tsx';
import { filtersOf, isLookedFor, listedOf } from '../view/filters.ts';
import type { NetworkSearch } from '../view/search.ts';
import { ConnectionRow } from './connection-row.tsx';
import { NobodyFound } from './nobody-found.tsx';
import { PeopleList } from './people-list.tsx';

/** The viewer's connections. */
export function ConnectionsPart({ search }: { search: NetworkSearch }) {
  const list = useConnections(listedOf(search));
  const empty = isLookedFor(search) ? <NobodyFound tab="connecties" search={search} /> : <NoConnections search={search} />;
  return (
    <Stack gap={32}>
      <AnnounceFound list={list} isSearched={isLookedFor(search)} one="persoon" many="mensen" />
      <OnlineAmong people={list.items.map(({ person }) => person)}>
        <PeopleList list={list} label="Connecties" row={(listed) => <ConnectionRow {...listed} />} empty={empty} />
      </OnlineAmong>
      <FoundPeople search={search} />
    </Stack>
  );
}

/** Leads to the requests that wait for an answer, else to suggestions. */
function NoConnections({ search }: { search: NetworkSearch }) {
  const requests = useNetworkCounts(filtersOf(search))?.requests ?? 0;
  const text =
    requests === 0
      ? 'Begin met iemand die je kent of wilt leren kennen.'
      : `Er ${requests === 1 ? 'wacht een verzoek' : 'wachten verzoeken'} op je antwoord.`;
  return (
    <EmptyState drawing="sprout" title="Je hebt nog geen connecties." text={text}>
      <ButtonLink to="/netwerk" search={{ tab: requests === 0 ? 'suggesties' : 'verzoeken' }} tone="primary">
        {requests === 0 ? 'Suggesties bekijken' : 'Verzoeken bekijken'}
      </ButtonLink>
    </EmptyState>
  );
}
