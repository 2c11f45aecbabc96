import { useRef } from 'react';
import { Actions } from './actions.tsx';
import { Button } from './buttons.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';

type LinkDialogProps = { url: string; title: string; label: string; onClose: () => void };

/** The link to copy by hand, where the browser lets no page write to the clipboard. */
export function LinkDialog({ url, title, label, onClose }: LinkDialogProps) {
  const modal = useRef<{ close(): void }>(null);
  return (
    <Dialog ref={modal} title={title} onClose={onClose}>
      <TextField
        label={label}
        hint="Kopieer de link en plak hem waar je wilt."
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Actions align="end">
        <Button tone="primary" onClick={() => modal.current?.close()}>
          Klaar
        </Button>
      </Actions>
    </Dialog>
  );
}
