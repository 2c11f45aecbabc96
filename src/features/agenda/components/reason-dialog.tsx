import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Actions } from '../../../platform/web/kit/actions.tsx';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Dialog } from '../../../platform/web/kit/dialog.tsx';
import { TextAreaField } from '../../../platform/web/kit/text-area-field.tsx';
import { meetingLimits } from '../policy.ts';

type ReasonDialogProps = {
  title: string;
  text: string;
  confirmLabel: string;
  isBusy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** Asks for confirmation and an optional reason before declining or cancelling. Stays open until that succeeded. */
export function ReasonDialog({ title, text, confirmLabel, isBusy, onConfirm, onClose }: ReasonDialogProps) {
  const modal = useRef<{ close(): void }>(null);
  const [reason, setReason] = useState('');
  const form = useId();

  function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) onConfirm(reason.trim());
  }

  return (
    <Dialog ref={modal} title={title} onClose={onClose}>
      <p>{text}</p>
      <form id={form} method="post" onSubmit={confirm}>
        <TextAreaField
          label="Reden"
          hint="Mag je leeg laten."
          rows={2}
          maxLength={meetingLimits.reason}
          value={reason}
          readOnly={isBusy}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
      <Actions align="end">
        <Button onClick={() => modal.current?.close()}>Terug</Button>
        <Button type="submit" form={form} tone="destructive" aria-disabled={isBusy}>
          {isBusy ? 'Bezig...' : confirmLabel}
        </Button>
      </Actions>
    </Dialog>
  );
}
