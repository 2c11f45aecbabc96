import { useRef, useState } from 'react';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import buttons from '../../../platform/web/kit/button.module.css';
import { ConfirmDialog } from '../../../platform/web/kit/confirm-dialog.tsx';
import modal from '../../../platform/web/kit/dialog.module.css';
import { Modal } from '../../../platform/web/kit/modal.tsx';
import { TimeAgo } from '../../../platform/web/kit/time-ago.tsx';
import type { Post } from '../contract.ts';
import { useDeleteDraft } from '../hooks/delete-draft.ts';
import { useDrafts } from '../hooks/drafts.ts';
import style from './drafts-dialog.module.css';

type DraftsDialogProps = { openId: string | undefined; onOpen: (draft: Post) => Promise<boolean>; onClose: () => void };

/** One's drafts, the last saved first: to go on with, or to delete. */
export function DraftsDialog({ openId, onOpen, onClose }: DraftsDialogProps) {
  const dialog = useRef<{ close(): void }>(null);
  const close = useRef<HTMLButtonElement>(null);
  const drafts = useDrafts();
  const now = useNow(Date.now());
  const remove = useDeleteDraft();
  const [asks, setAsks] = useState<string | null>(null);
  const [busyWith, setBusyWith] = useState<string | null>(null);

  function deleteDraft(id: string) {
    // The pressed button goes with its draft.
    close.current?.focus();
    remove.mutate(id);
  }

  async function open(draft: Post) {
    setBusyWith(draft.id);
    const isOpened = await onOpen(draft);
    setBusyWith(null);
    if (isOpened) dialog.current?.close();
  }

  return (
    <Modal ref={dialog} title="Concepten" onClose={onClose}>
      {drafts.posts.length === 0 ? (
        <p className={style.empty}>Je hebt geen concepten meer.</p>
      ) : (
        <ul className={style.list}>
          {drafts.posts.map((draft) => (
            <li key={draft.id} className={style.draft}>
              <p className={style.text}>{draft.content || 'Alleen een afbeelding'}</p>
              <p className={style.time}>
                Bewaard: <TimeAgo instant={draft.createdAt} now={now} />
                {draft.image !== null && ' · met een foto'}
              </p>
              <div className={style.actions}>
                {draft.id === openId ? (
                  <p className={style.time}>Hier werk je nu aan.</p>
                ) : (
                  <button type="button" className={buttons.secondary} disabled={busyWith !== null} onClick={() => void open(draft)}>
                    {busyWith === draft.id ? 'Openen...' : 'Verder schrijven'}
                  </button>
                )}
                {draft.id !== openId && (
                  <button type="button" className={`${buttons.quiet} ${style.delete}`} onClick={() => setAsks(draft.id)}>
                    Verwijderen
                  </button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {drafts.hasNextPage && (
        <button type="button" className={buttons.quiet} onClick={() => void drafts.fetchNextPage()}>
          Meer concepten tonen
        </button>
      )}
      <div className={modal.actions}>
        <button ref={close} type="button" className={buttons.secondary} onClick={() => dialog.current?.close()}>
          Sluiten
        </button>
      </div>
      {asks !== null && (
        <ConfirmDialog
          title="Je concept verwijderen?"
          confirmLabel="Verwijderen"
          isDanger
          onConfirm={() => deleteDraft(asks)}
          onClose={() => setAsks(null)}
        >
          Je kunt het niet terughalen.
        </ConfirmDialog>
      )}
    </Modal>
  );
}
