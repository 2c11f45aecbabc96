import type { ReactNode } from 'react';
import { SkeletonRows } from '../../../../platform/web/kit/skeleton.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import type { Pages } from '../../../../platform/web/lists/use-pages.ts';
import type { OwnReading } from '../contract.ts';

type ReadingsListProps = { list: Pages<OwnReading>; empty: ReactNode; children: (reading: OwnReading) => ReactNode };

/** The decks that somebody read, newest first. */
export function ReadingsList({ list, empty, children }: ReadingsListProps) {
  return (
    <PagedList
      list={list}
      label="Gelezen pitches"
      keyOf={({ id }) => id}
      layout="lines"
      size="line"
      words={{ more: 'Meer laden', moreFailed: 'Meer laden is niet gelukt.', failed: 'Wat je las kon niet worden geladen.' }}
      skeleton={<SkeletonRows count={2} />}
      empty={empty}
    >
      {children}
    </PagedList>
  );
}
