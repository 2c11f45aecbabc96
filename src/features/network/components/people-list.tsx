import type { ReactNode } from 'react';
import { PagedList } from '../../../platform/web/lists/paged-list.tsx';
import type { Pages } from '../../../platform/web/lists/use-pages.ts';
import { moreOfPeople } from '../../profiles/texts.ts';
import type { NetworkPerson } from '../contract.ts';
import { NetworkSkeleton } from './network-skeleton.tsx';

type PeopleListProps<Listed> = {
  list: Pages<Listed>;
  label: string;
  row: (listed: Listed, place: number) => ReactNode;
  empty: ReactNode;
  failed?: string;
};

/** Pages of people as rows, with more on request. */
export function PeopleList<Listed extends { person: NetworkPerson }>({
  list,
  label,
  row,
  empty,
  failed = 'Je netwerk kon niet worden geladen.',
}: PeopleListProps<Listed>) {
  return (
    <PagedList
      list={list}
      label={label}
      keyOf={({ person }) => person.id}
      layout="card"
      atFirst={9}
      words={{
        failed,
        ...moreOfPeople,
        came: (count) => (count === 1 ? 'Nog 1 persoon geladen.' : `Nog ${count} mensen geladen.`),
      }}
      skeleton={<NetworkSkeleton />}
      empty={empty}
    >
      {row}
    </PagedList>
  );
}
