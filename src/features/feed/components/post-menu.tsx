import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { type Ref, type ToggleEvent, useId, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../platform/web/confirm-dialog.tsx';
import style from '../../../platform/web/dots-menu.module.css';
import type { Post } from '../contract.ts';

type PostMenuProps = { post: Pick<Post, 'can' | 'isDraft'>; onEdit: () => void; onDelete: () => void; ref?: Ref<HTMLButtonElement> };

/** What its author can do with a post. The browser's own popover closes by Escape or a click elsewhere. */
export function PostMenu({ post: { can, isDraft }, onEdit, onDelete, ref }: PostMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [asks, setAsks] = useState(false);

  /** Under its button, and it scrolls along with it. */
  function place(event: ToggleEvent<HTMLDivElement>) {
    const button = event.currentTarget.previousElementSibling;
    if (event.newState !== 'open' || button === null) return;
    const { bottom, right } = button.getBoundingClientRect();
    event.currentTarget.style.top = `${bottom + window.scrollY + 4}px`;
    event.currentTarget.style.right = `${document.documentElement.clientWidth - right}px`;
  }

  function choose(act: () => void) {
    menu.current?.hidePopover();
    act();
  }

  return (
    <>
      <button ref={ref} type="button" popoverTarget={id} className={style.dots} aria-label="Meer over je post">
        <IconDots size={20} aria-hidden />
      </button>
      <div ref={menu} id={id} popover="auto" className={style.popover} onBeforeToggle={place}>
        {can.edit && (
          <button type="button" className={style.item} onClick={() => choose(onEdit)}>
            <IconPencil size={20} stroke={1.75} aria-hidden />
            Bewerken
          </button>
        )}
        {can.delete && (
          <button type="button" className={style.item} onClick={() => choose(() => setAsks(true))}>
            <IconTrash size={20} stroke={1.75} aria-hidden />
            Verwijderen
          </button>
        )}
      </div>
      {asks && (
        <ConfirmDialog
          title={isDraft ? 'Je concept verwijderen?' : 'Je post verwijderen?'}
          confirmLabel="Verwijderen"
          isDanger
          onConfirm={onDelete}
          onClose={() => setAsks(false)}
        >
          {isDraft ? 'Je kunt het niet terughalen.' : 'De reacties en likes gaan mee. Je kunt dit niet terugdraaien.'}
        </ConfirmDialog>
      )}
    </>
  );
}
