import { useRef } from 'react';
import { Actions } from '../../../platform/web/kit/actions.tsx';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Dialog } from '../../../platform/web/kit/dialog.tsx';
import { Loading, SkeletonRows } from '../../../platform/web/kit/skeleton.tsx';
import { PagedList } from '../../../platform/web/lists/paged-list.tsx';
import { PersonLink } from '../../profiles/components/person-link.tsx';
import { useSharedConnections } from '../hooks/lists.ts';
import { moreOfPeople } from '../texts.ts';

type SharedDialogProps = { personId: string; name: string; onClose: () => void };

/** Everybody whom the viewer and a person are both connected to. */
export function SharedDialog({ personId, name, onClose }: SharedDialogProps) {
  const shared = useSharedConnections(personId);
  const dialog = useRef<{ close(): void }>(null);
  const title = `Connecties die jij en ${name} delen`;
  return (
    <Dialog ref={dialog} title={title} onClose={onClose}>
      <PagedList
        list={shared}
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
        empty={null}
      >
        {(person) => <PersonLink person={person} />}
      </PagedList>
      <Actions align="end">
        <Button tone="primary" onClick={() => dialog.current?.close()}>
          Sluiten
        </Button>
      </Actions>
    </Dialog>
  );
}
