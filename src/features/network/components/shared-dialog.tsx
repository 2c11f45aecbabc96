import { useEffect, useId, useRef } from 'react';
import buttons from '../../../platform/web/kit/button.module.css';
import dialogs from '../../../platform/web/kit/dialog.module.css';
import { PersonLink } from '../../profiles/components/person-link.tsx';
import { useSharedConnections } from '../hooks/lists.ts';
import style from './shared-connections.module.css';

type SharedDialogProps = { personId: string; name: string; isOpen: boolean; onClose: () => void };

/** Everybody whom the viewer and a person are both connected to. */
export function SharedDialog({ personId, name, isOpen, onClose }: SharedDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { data, isPending, isError, hasNextPage, isFetching, fetchNextPage, refetch } = useSharedConnections(personId);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog ref={dialog} className={dialogs.dialog} aria-labelledby={id} onClose={() => isOpen && onClose()}>
      <div className={dialogs.body}>
        <h2 id={id}>Connecties die jij en {name} delen</h2>
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
        <div className={style.end}>
          {(hasNextPage || isError) && (
            <button
              type="button"
              className={buttons.secondary}
              aria-disabled={isFetching}
              onClick={() => void (isError && data === undefined ? refetch() : fetchNextPage())}
            >
              {isError ? 'Probeer opnieuw' : 'Meer tonen'}
            </button>
          )}
          <button type="button" className={buttons.primary} onClick={onClose}>
            Sluiten
          </button>
        </div>
      </div>
    </dialog>
  );
}
