import { Suspense, useState } from 'react';
import { onDemand } from '../../../platform/web/on-demand.tsx';
import { Avatar } from '../../profiles/components/avatar.tsx';
import type { PersonSummary } from '../../profiles/contract.ts';
import { nameOf } from '../hooks/act.ts';
import { useRelation } from '../hooks/lists.ts';
import style from './shared-connections.module.css';

const SharedDialog = onDemand(async () => (await import('./shared-dialog.tsx')).SharedDialog);

/** Faces and number of the connections that the viewer shares with someone; all of them on request. */
export function SharedConnections({ person }: { person: PersonSummary }) {
  const shared = useRelation(person.id)?.shared;
  const [isOpen, setOpen] = useState<boolean>();
  if (shared === undefined || shared.count === 0) return null;
  return (
    <>
      <button type="button" className={style.shared} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={style.faces}>
          {shared.people.map((one) => (
            <span key={one.id} className={style.face}>
              <Avatar person={one} size={24} />
            </span>
          ))}
        </span>
        {shared.count === 1 ? '1 gemeenschappelijke connectie' : `${shared.count} gemeenschappelijke connecties`}
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <SharedDialog personId={person.id} name={nameOf(person)} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
