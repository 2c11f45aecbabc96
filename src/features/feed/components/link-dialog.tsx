import { useRef } from 'react';
import { Actions } from '../../../platform/web/kit/actions.tsx';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Dialog } from '../../../platform/web/kit/dialog.tsx';
import { TextField } from '../../../platform/web/kit/text-field.tsx';

/** The link to copy by hand, where the browser lets no page write to the clipboard. */
export function LinkDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const modal = useRef<{ close(): void }>(null);
  return (
    <Dialog ref={modal} title="Deel deze post" onClose={onClose}>
      <TextField
        label="Link naar de post"
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
