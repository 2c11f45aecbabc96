import { useRef, useState } from 'react';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import { Actions } from '../../../platform/web/kit/actions.tsx';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { ConfirmDialog } from '../../../platform/web/kit/confirm-dialog.tsx';
import { Dialog } from '../../../platform/web/kit/dialog.tsx';
import { TimeAgo } from '../../../platform/web/kit/time-ago.tsx';
import type { Post } from '../contract.ts';
import { useDeleteDraft } from '../hooks/delete-draft.ts';
import { useDrafts } from '../hooks/drafts.ts';
import style from './drafts-dialog.module.css';

type DraftsDialogProps = { openId: string | undefined; onOpen: (draft: Post) => Promise<boolean>; onClose: () => void };

/** One's drafts, the last saved first: to continue, or to delete. */
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
    <Dialog ref={dialog} title="Concepten" onClose={onClose}>
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
                  <Button size="small" disabled={busyWith !== null} onClick={() => void open(draft)}>
                    {busyWith === draft.id ? 'Openen...' : 'Verder schrijven'}
                  </Button>
                )}
                {draft.id !== openId && (
                  <Button tone="quietDanger" size="small" onClick={() => setAsks(draft.id)}>
                    Verwijderen
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {drafts.hasNextPage && (
        <Button tone="quiet" onClick={() => void drafts.fetchNextPage()}>
          Meer concepten tonen
        </Button>
      )}
      <Actions align="end">
        <Button ref={close} onClick={() => dialog.current?.close()}>
          Sluiten
        </Button>
      </Actions>
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
    </Dialog>
  );
}
