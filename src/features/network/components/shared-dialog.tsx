import { Actions } from '../../../platform/web/kit/actions.tsx';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Dialog } from '../../../platform/web/kit/dialog.tsx';
import { PersonLink } from '../../profiles/components/person-link.tsx';
import { useSharedConnections } from '../hooks/lists.ts';
import style from './shared-connections.module.css';

type SharedDialogProps = { personId: string; name: string; onClose: () => void };

/** Everybody whom the viewer and a person are both connected to. */
export function SharedDialog({ personId, name, onClose }: SharedDialogProps) {
  const { data, isPending, isError, hasNextPage, isFetching, fetchNextPage, refetch } = useSharedConnections(personId);

  return (
    <Dialog title={`Connecties die jij en ${name} delen`} onClose={onClose}>
      {isPending && <p role="status">Laden...</p>}
      {isError && <p role="alert">De lijst kon niet worden geladen.</p>}
      <ul className={style.people}>
        {data?.pages
          .flatMap(({ people }) => people)
          .map((person) => (
            <li key={person.id}>
              <PersonLink person={person} />
            </li>
          ))}
      </ul>
      <Actions align="end">
        {(hasNextPage || isError) && (
          <Button aria-disabled={isFetching} onClick={() => void (isError && data === undefined ? refetch() : fetchNextPage())}>
            {isError ? 'Probeer opnieuw' : 'Meer tonen'}
          </Button>
        )}
        <Button tone="primary" onClick={onClose}>
          Sluiten
        </Button>
      </Actions>
    </Dialog>
  );
}
