import { type SubmitEvent, useId, useRef, useState } from 'react';
import { GuardedDialog } from '../forms/guarded-dialog.tsx';
import { useFocusOnError } from '../forms/use-focus-on-error.ts';
import { Actions } from './actions.tsx';
import { Button } from './buttons.tsx';
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
  /** Asks for the words that it can't do without. */
  missing?: string;
  rows?: number;
  confirmLabel: string;
  isDanger?: boolean;
  isBusy: boolean;
  onConfirm: (words: string) => void;
  onClose: () => void;
};

/** The dialog that `TextDialog` opens. Asks before typed words are lost, however it is closed. */
export function TextQuestion({ title, text, confirmLabel, isDanger = false, isBusy, onConfirm, onClose, ...field }: TextDialogProps) {
  const { label, hint, maxLength, initial = '', missing, rows = 2 } = field;
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState(initial);
  const [problems, setProblems] = useState<{ words?: string }>({});
  const id = useId();
  useFocusOnError(form, problems, isBusy);

  function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    if (missing !== undefined && words.trim() === '') return setProblems({ words: missing });
    onConfirm(words.trim());
  }

  function write(next: string) {
    setWords(next);
    setProblems({});
  }

  return (
    <GuardedDialog title={title} isDirty={() => words !== initial} onClose={onClose}>
      {(leave) => (
        <>
          <p>{text}</p>
          <form ref={form} id={id} method="post" noValidate onSubmit={confirm}>
            <TextAreaField
              label={label}
              hint={hint}
              rows={rows}
              maxLength={maxLength}
              aria-required={missing !== undefined}
              value={words}
              error={problems.words}
              readOnly={isBusy}
              onChange={(event) => write(event.currentTarget.value)}
            />
          </form>
          <Actions align="end" isPinned>
            <Button onClick={leave}>Terug</Button>
            <Button type="submit" form={id} tone={isDanger ? 'destructive' : 'primary'} aria-disabled={isBusy}>
              {isBusy ? 'Bezig...' : confirmLabel}
            </Button>
          </Actions>
        </>
      )}
    </GuardedDialog>
  );
}
