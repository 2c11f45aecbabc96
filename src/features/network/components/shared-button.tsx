import { Suspense, useState } from 'react';
import { onDemand } from '../../../platform/web/browser/on-demand.tsx';
import { Avatar } from '../../profiles/components/avatar.tsx';
import type { PersonSummary } from '../../profiles/contract.ts';
import { nameOf } from '../../profiles/texts.ts';
import type { Shared } from '../contract.ts';
import { sharedInWords } from '../view/reasons.ts';
import style from './shared-connections.module.css';

const SharedDialog = onDemand(
  async () => (await import('./shared-dialog.tsx')).SharedDialog,
  ({ onClose }) => onClose(),
);

type SharedButtonProps = {
  person: PersonSummary;
  shared: Shared;
  /** How many faces there is room for. */
  faces: number;
};

/** Faces and number of the connections that the viewer shares with someone, if there are any; all of them on request. */
export function SharedButton({ person, shared, faces }: SharedButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (shared.count === 0) return null;
  const words = sharedInWords(shared.count);
  return (
    <>
      <button
        type="button"
        className={style.shared}
        aria-haspopup="dialog"
        aria-label={`${words} met ${nameOf(person)}`}
        onClick={() => setOpen(true)}
      >
        <span className={style.faces}>
          {shared.people.slice(0, faces).map((one) => (
            <span key={one.id} className={style.face}>
              <Avatar person={one} size={24} />
            </span>
          ))}
        </span>
        {words}
      </button>
      {isOpen && (
        <Suspense>
          <SharedDialog personId={person.id} name={nameOf(person)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
