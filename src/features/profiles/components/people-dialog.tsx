import { useRef } from 'react';
import { Actions } from '../../../platform/web/kit/actions.tsx';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Dialog } from '../../../platform/web/kit/dialog.tsx';
import { Loading, SkeletonRows } from '../../../platform/web/kit/skeleton.tsx';
import { PagedList } from '../../../platform/web/lists/paged-list.tsx';
import type { Pages } from '../../../platform/web/lists/use-pages.ts';
import type { PersonSummary } from '../contract.ts';
import { moreOfPeople } from '../texts.ts';
import { PersonLink } from './person-link.tsx';

type PeopleDialogProps = {
  title: string;
  people: Pages<PersonSummary>;
  /** Where there is nobody. */
  nobody?: string;
  onClose: () => void;
};

/** People over the page, each with the way to their profile. */
export function PeopleDialog({ title, people, nobody, onClose }: PeopleDialogProps) {
  const dialog = useRef<{ close(): void }>(null);
  return (
    <Dialog ref={dialog} title={title} onClose={onClose}>
      <PagedList
        list={people}
        label={title}
        keyOf={({ id }) => id}
        gap={16}
        size="line"
        words={{
          failed: 'De lijst kon niet worden geladen.',
          ...moreOfPeople,
        }}
        skeleton={
          <Loading label="Laden...">
            <SkeletonRows count={3} />
          </Loading>
        }
        empty={nobody === undefined ? null : <p>{nobody}</p>}
      >
        {(person) => <PersonLink person={person} />}
      </PagedList>
      <Actions align="end" isPinned>
        <Button onClick={() => dialog.current?.close()}>Sluiten</Button>
      </Actions>
    </Dialog>
  );
}
