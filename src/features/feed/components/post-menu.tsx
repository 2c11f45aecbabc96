import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { type Ref, Suspense, type ToggleEvent, useId, useRef, useState } from 'react';
import { onDemand, useLoadedEarly } from '../../../platform/web/on-demand.tsx';
import type { Post } from '../contract.ts';
import style from './post-menu.module.css';

const ConfirmDialog = onDemand(
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
  ({ onClose }) => onClose(),
);

type PostMenuProps = { post: Pick<Post, 'can' | 'isDraft'>; onEdit: () => void; onDelete: () => void; ref?: Ref<HTMLButtonElement> };

/** What its author can do with a post. The browser's own popover closes by Escape or a click elsewhere. */
export function PostMenu({ post: { can, isDraft }, onEdit, onDelete, ref }: PostMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [asks, setAsks] = useState(false);
  useLoadedEarly(ConfirmDialog);

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
        <Suspense>
          <ConfirmDialog
            title={isDraft ? 'Je concept verwijderen?' : 'Je post verwijderen?'}
            text={isDraft ? 'Je kunt het niet terughalen.' : 'De reacties en likes gaan mee. Je kunt dit niet terugdraaien.'}
            action="Verwijderen"
            onConfirm={onDelete}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </>
  );
}
