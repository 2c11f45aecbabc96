import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Grid } from '../../../platform/web/kit/layout.tsx';
import { LoadFailure } from '../../../platform/web/kit/load-failure.tsx';
import type { NetworkPerson } from '../contract.ts';
import { NetworkSkeleton } from './network-skeleton.tsx';
import style from './people-list.module.css';

type PeopleListProps<Listed> = {
  list: UseInfiniteQueryResult<InfiniteData<{ people: Listed[] }>>;
  label: string;
  card: (listed: Listed) => ReactNode;
  empty: ReactNode;
  /** People to leave out, because the screen shows them elsewhere. */
  without?: string[];
};

/** Pages of people as cards, with more on request. */
export function PeopleList<Listed extends { person: NetworkPerson }>({ list, label, card, empty, without = [] }: PeopleListProps<Listed>) {
  const { data, isPending, isLoadingError, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = list;
  if (isPending) return <NetworkSkeleton />;
  if (isLoadingError) {
    return <LoadFailure onRetry={() => void refetch()}>Je netwerk kon niet worden geladen.</LoadFailure>;
  }
  const people = data?.pages.flatMap((page) => page.people).filter(({ person }) => !without.includes(person.id)) ?? [];
  if (people.length === 0 && !hasNextPage) return empty;
  return (
    <>
      <Grid as="ul" aria-label={label}>
        {people.map((listed) => (
          <li key={listed.person.id}>{card(listed)}</li>
        ))}
      </Grid>
      {hasNextPage && (
        <div className={style.end}>
          {isFetchNextPageError && <p className={style.failure}>Meer mensen konden niet worden geladen.</p>}
          <Button aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Laden...' : 'Meer tonen'}
          </Button>
        </div>
      )}
    </>
  );
}
