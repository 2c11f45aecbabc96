import { useRef } from 'react';
import buttons from '../../../platform/web/kit/button.module.css';
import style from '../../../platform/web/kit/dialog.module.css';
import { Modal } from '../../../platform/web/kit/modal.tsx';
import { TextField } from '../../../platform/web/kit/text-field.tsx';

/** The link to copy by hand, where the browser lets no page write to the clipboard. */
export function LinkDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const modal = useRef<{ close(): void }>(null);
  return (
    <Modal ref={modal} title="Deel deze post" onClose={onClose}>
      <TextField
        label="Link naar de post"
        hint="Kopieer de link en plak hem waar je wilt."
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={style.actions}>
        <button type="button" className={buttons.primary} onClick={() => modal.current?.close()}>
          Klaar
        </button>
      </div>
    </Modal>
  );
}
