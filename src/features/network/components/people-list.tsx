import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import buttons from '../../../platform/web/button.module.css';
import { PlantMessage } from '../../../platform/web/plant-message.tsx';
import type { ListedPerson, PeoplePage } from '../contract.ts';
import { NetworkSkeleton } from './network-skeleton.tsx';
import style from './people-list.module.css';

type PeopleListProps = {
  list: UseInfiniteQueryResult<InfiniteData<PeoplePage>>;
  label: string;
  card: (listed: ListedPerson) => ReactNode;
  empty: ReactNode;
};

/** Pages of people as cards, with more on request. */
export function PeopleList({ list, label, card, empty }: PeopleListProps) {
  const { data, isPending, isLoadingError, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = list;
  if (isPending) return <NetworkSkeleton />;
  if (isLoadingError) {
    return (
      <PlantMessage drawing="fallen" role="alert" title="Je netwerk kon niet worden geladen.">
        <button type="button" className={buttons.primary} onClick={() => void refetch()}>
          Probeer opnieuw
        </button>
      </PlantMessage>
    );
  }
  const people = data?.pages.flatMap((page) => page.people) ?? [];
  if (people.length === 0 && !hasNextPage) return empty;
  return (
    <>
      <ul className={style.list} aria-label={label}>
        {people.map((listed) => (
          <li key={listed.person.id}>{card(listed)}</li>
        ))}
      </ul>
      {hasNextPage && (
        <div className={style.end}>
          {isFetchNextPageError && <p className={style.failure}>Meer mensen konden niet worden geladen.</p>}
          <button type="button" className={buttons.secondary} aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Laden...' : 'Meer tonen'}
          </button>
        </div>
      )}
    </>
  );
}
