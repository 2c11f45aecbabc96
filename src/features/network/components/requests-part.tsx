import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { useRequests } from '../hooks/lists.ts';
import { FoundPeople } from '../people/components/found-people.tsx';
import { filtersOf, isLookedFor } from '../view/filters.ts';
import type { NetworkSearch } from '../view/search.ts';
import { FoundStatus } from './found-status.tsx';
import style from './network-screen.module.css';
import { NobodyFound } from './nobody-found.tsx';
import { PeopleList } from './people-list.tsx';
import { RequestCard } from './request-card.tsx';

/** Requests that wait for the viewer's answer, and under them those that wait for another's. */
export function RequestsPart({ search }: { search: NetworkSearch }) {
  const received = useRequests('received', filtersOf(search));
  const sent = useRequests('sent', filtersOf(search));
  const count = received.data?.pages.flatMap(({ people }) => people).length;
  const hasSent = (sent.data?.pages[0]?.people.length ?? 0) > 0;
  const empty = isLookedFor(search) ? (
    <NobodyFound tab="verzoeken" />
  ) : (
    <EmptyState drawing="pot" title="Er wacht geen verzoek op je." text="Vraagt iemand om te verbinden, dan lees je het hier.">
      <ButtonLink to="/netwerk" search={{ tab: 'suggesties' }}>
        Suggesties bekijken
      </ButtonLink>
    </EmptyState>
  );
  return (
    <>
      <section className={style.part} aria-label="Ontvangen verzoeken">
        <FoundStatus search={search} count={count} hasMore={received.hasNextPage} />
        <PeopleList list={received} label="Ontvangen" card={(listed) => <RequestCard {...listed} isReceived />} empty={empty} />
      </section>
      {hasSent && (
        <section className={style.part} aria-labelledby="verzonden">
          <h2 id="verzonden">Verzonden</h2>
          <PeopleList list={sent} label="Verzonden" card={(listed) => <RequestCard {...listed} isReceived={false} />} empty={null} />
        </section>
      )}
      <FoundPeople search={search} />
    </>
  );
}
