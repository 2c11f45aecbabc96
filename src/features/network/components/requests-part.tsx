import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { AnnounceFound } from '../../../platform/web/lists/announce-found.tsx';
import { useRequests } from '../hooks/lists.ts';
import { FoundPeople } from '../people/components/found-people.tsx';
import { isLookedFor, listedOf } from '../view/filters.ts';
import type { NetworkSearch } from '../view/search.ts';
import { NobodyFound } from './nobody-found.tsx';
import { PeopleList } from './people-list.tsx';
import { RequestRow } from './request-row.tsx';

/** Requests that wait for the viewer's answer, and under them those that wait for another's. */
export function RequestsPart({ search }: { search: NetworkSearch }) {
  const received = useRequests('received', listedOf(search));
  const sent = useRequests('sent', listedOf(search));
  const isNobodyAsked = sent.state === 'loaded' && sent.items.length === 0 && sent.more === 'none';
  const empty = isLookedFor(search) ? (
    <NobodyFound tab="verzoeken" search={search} />
  ) : (
    <EmptyState drawing="pot" title="Er wacht geen verzoek op je." text="Vraagt iemand om te verbinden, dan lees je het hier.">
      <ButtonLink to="/netwerk" search={{ tab: 'suggesties' }}>
        Suggesties bekijken
      </ButtonLink>
    </EmptyState>
  );
  return (
    <Stack gap={32}>
      <section aria-label="Ontvangen verzoeken">
        <AnnounceFound list={received} isSearched={isLookedFor(search)} one="persoon" many="mensen" />
        <PeopleList list={received} label="Ontvangen" row={(listed) => <RequestRow {...listed} isReceived />} empty={empty} />
      </section>
      {!isNobodyAsked && (
        <Stack as="section" gap={12} aria-labelledby="verzonden">
          <h2 id="verzonden">Verzonden</h2>
          <PeopleList
            list={sent}
            label="Verzonden"
            failed="Je verzonden verzoeken konden niet worden geladen."
            row={(listed) => <RequestRow {...listed} isReceived={false} />}
            empty={null}
          />
        </Stack>
      )}
      <FoundPeople search={search} />
    </Stack>
  );
}
