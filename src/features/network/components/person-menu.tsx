import { IconBan, IconDots, IconUserMinus } from '@tabler/icons-react';
import { type ToggleEvent, useId, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../platform/web/confirm-dialog.tsx';
import style from '../../../platform/web/dots-menu.module.css';
import type { PersonSummary } from '../../profiles/contract.ts';
import { type Act, nameOf } from '../hooks/act.ts';

type PersonMenuProps = {
  person: PersonSummary;
  isConnected: boolean;
  onAct: (act: Act, button: HTMLButtonElement) => void;
};

/** What can't be undone with a person. The browser's own popover closes by Escape or a click elsewhere. */
export function PersonMenu({ person, isConnected, onAct }: PersonMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [asks, setAsks] = useState<'remove' | 'block' | null>(null);
  const name = nameOf(person);

  /** Under its button, and it scrolls along with it. */
  function place(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState !== 'open' || button.current === null) return;
    const { bottom, right } = button.current.getBoundingClientRect();
    event.currentTarget.style.top = `${bottom + window.scrollY + 4}px`;
    event.currentTarget.style.right = `${document.documentElement.clientWidth - right}px`;
  }

  function ask(act: 'remove' | 'block') {
    menu.current?.hidePopover();
    setAsks(act);
  }

  function confirm(act: 'remove' | 'block') {
    setAsks(null);
    if (button.current !== null) onAct(act, button.current);
  }

  return (
    <>
      <button ref={button} type="button" popoverTarget={id} className={style.dots} aria-label={`Meer over ${name}`}>
        <IconDots size={20} aria-hidden />
      </button>
      <div ref={menu} id={id} popover="auto" className={style.popover} onBeforeToggle={place}>
        {isConnected && (
          <button type="button" className={style.item} onClick={() => ask('remove')}>
            <IconUserMinus size={20} stroke={1.75} aria-hidden />
            Verwijderen
          </button>
        )}
        <button type="button" className={style.item} onClick={() => ask('block')}>
          <IconBan size={20} stroke={1.75} aria-hidden />
          Blokkeren
        </button>
      </div>
      {asks === 'remove' && (
        <ConfirmDialog
          title={`${name} verwijderen uit je connecties?`}
          confirmLabel="Verwijderen"
          isDanger
          onConfirm={() => confirm('remove')}
          onClose={() => setAsks(null)}
        >
          <p>Jullie zijn dan niet meer verbonden. {name} krijgt daar geen bericht van.</p>
        </ConfirmDialog>
      )}
      {asks === 'block' && (
        <ConfirmDialog
          title={`${name} blokkeren?`}
          confirmLabel="Blokkeren"
          isDanger
          onConfirm={() => confirm('block')}
          onClose={() => setAsks(null)}
        >
          <p>
            Jullie zien elkaars profiel, posts en reacties niet meer, en jullie connectie of verzoek verdwijnt. {name} krijgt daar geen
            bericht van. Ongedaan maken kan bij Instellingen.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
