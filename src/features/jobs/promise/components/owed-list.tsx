import { EmptyState } from '../../../../platform/web/kit/empty-state.tsx';
import { Loading, SkeletonRows } from '../../../../platform/web/kit/skeleton.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import { useOwed } from '../hooks.ts';
import { OwedAnswer } from './owed-answer.tsx';

const words = {
  failed: 'Kon de sollicitaties die op antwoord wachten niet laden.',
  more: 'Meer sollicitaties',
  moreFailed: 'Meer sollicitaties konden niet worden geladen.',
  came: (count: number) => (count === 1 ? 'Nog 1 sollicitatie geladen.' : `Nog ${count} sollicitaties geladen.`),
};

type OwedListProps = { /** Of one job; of all without it. */ jobId: string | undefined; today: string };

/** The answers that the viewer owes, those that are due first at the top. */
export function OwedList({ jobId, today }: OwedListProps) {
  return (
    <PagedList
      list={useOwed(jobId)}
      words={words}
      label="Sollicitaties die op je antwoord wachten"
      keyOf={({ id }) => id}
      layout="lines"
      skeleton={
        <Loading label="Sollicitaties laden...">
          <SkeletonRows count={4} />
        </Loading>
      }
      empty={<EmptyState drawing="pot" isSmall title="Niemand wacht op je antwoord." text="Mooi zo: iedereen weet waar die aan toe is." />}
    >
      {(owed) => <OwedAnswer owed={owed} today={today} />}
    </PagedList>
  );
}
