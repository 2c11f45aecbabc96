import { useRef, useState } from 'react';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import { Actions } from '../../../platform/web/kit/actions.tsx';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { ConfirmDialog } from '../../../platform/web/kit/confirm-dialog.tsx';
import { Dialog } from '../../../platform/web/kit/dialog.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Loading, Skeleton } from '../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { TimeAgo } from '../../../platform/web/kit/time-ago.tsx';
import { PagedList } from '../../../platform/web/lists/paged-list.tsx';
import type { Post } from '../contract.ts';
import { useDeleteDraft } from '../hooks/delete-draft.ts';
import { useDrafts } from '../hooks/drafts.ts';

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
      <PagedList
        list={drafts}
        label="Concepten"
        keyOf={({ id }) => id}
        layout="lines"
        size="line"
        words={{
          failed: 'Je concepten konden niet worden geladen.',
          more: 'Meer concepten tonen',
          moreFailed: 'Meer concepten konden niet worden geladen.',
        }}
        skeleton={
          <Loading label="Concepten laden...">
            <Skeleton lines={3} />
          </Loading>
        }
        empty={<Text tone="muted">Je hebt geen concepten meer.</Text>}
      >
        {(draft) => (
          <Stack gap={8}>
            <Text lines={3}>{draft.content || 'Alleen een afbeelding'}</Text>
            <Text tone="muted" size="small">
              Bewaard: <TimeAgo instant={draft.createdAt} now={now} />
              {draft.image !== null && ' · met een foto'}
            </Text>
            {draft.id === openId ? (
              <Text tone="muted" size="small">
                Hier werk je nu aan.
              </Text>
            ) : (
              <Row>
                <Button size="small" disabled={busyWith !== null} onClick={() => void open(draft)}>
                  {busyWith === draft.id ? 'Openen...' : 'Verder schrijven'}
                </Button>
                <Button tone="quietDanger" size="small" onClick={() => setAsks(draft.id)}>
                  Verwijderen
                </Button>
              </Row>
            )}
          </Stack>
        )}
      </PagedList>
      <Actions align="end" isPinned>
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
