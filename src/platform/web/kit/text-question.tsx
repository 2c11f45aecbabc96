import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Actions } from './actions.tsx';
import { Button } from './buttons.tsx';
import { Dialog } from './dialog.tsx';
import { TextAreaField } from './text-area-field.tsx';

export type TextDialogProps = {
  title: string;
  /** Names the act that follows. */
  text: string;
  /** Of the field for words that go along. */
  label: string;
  hint?: string;
  maxLength: number;
  /** The words that are proposed. */
  initial?: string;
  /** Without words there is nothing to confirm. */
  isRequired?: boolean;
  rows?: number;
  confirmLabel: string;
  isDanger?: boolean;
  isBusy: boolean;
  onConfirm: (words: string) => void;
  onClose: () => void;
};

/** The dialog that `TextDialog` opens. */
export function TextQuestion({ title, text, confirmLabel, isDanger = false, isBusy, onConfirm, onClose, ...field }: TextDialogProps) {
  const { label, hint, maxLength, initial = '', isRequired = false, rows = 2 } = field;
  const modal = useRef<{ close(): void }>(null);
  const [words, setWords] = useState(initial);
  const form = useId();

  function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) onConfirm(words.trim());
  }

  return (
    <Dialog ref={modal} title={title} onClose={onClose}>
      <p>{text}</p>
      <form id={form} method="post" onSubmit={confirm}>
        <TextAreaField
          label={label}
          hint={hint}
          rows={rows}
          maxLength={maxLength}
          required={isRequired}
          value={words}
          readOnly={isBusy}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </form>
      <Actions align="end">
        <Button onClick={() => modal.current?.close()}>Terug</Button>
        <Button type="submit" form={form} tone={isDanger ? 'destructive' : 'primary'} aria-disabled={isBusy}>
          {isBusy ? 'Bezig...' : confirmLabel}
        </Button>
      </Actions>
    </Dialog>
  );
}
