import { useId } from 'react';
import { Actions } from '../kit/actions.tsx';
import { Button } from '../kit/buttons.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { GuardedDialog } from './guarded-dialog.tsx';
import { useForm } from './use-form.ts';

type NoteDialogProps = {
  /** The name of what the note is on. */
  about: string;
  hint: string;
  note: string;
  maxLength: number;
  /** Says that it has more characters than that. */
  tooLong: string;
  save: (note: string) => Promise<unknown>;
  onClose: () => void;
};

/** Writes a note to oneself on one thing; an empty one removes it. */
export function NoteDialog({ about, hint, note, maxLength, tooLong, save, onClose }: NoteDialogProps) {
  const id = useId();
  const form = useForm({
    initial: { note },
    check(values) {
      const typed = values.note.trim();
      return typed.length > maxLength ? { problems: { note: tooLong }, message: tooLong } : { input: { note: typed } };
    },
    save: (input: { note: string }) => save(input.note),
    done: onClose,
    title: 'Notitie niet bewaard',
  });
  return (
    <GuardedDialog title="Notitie" isDirty={form.isDirtyNow} onClose={onClose}>
      {(leave) => (
        <>
          <form id={id} {...form.props}>
            <TextAreaField
              label={`Over ${about}`}
              hint={hint}
              rows={5}
              maxLength={maxLength}
              readOnly={form.isBusy}
              {...form.field('note')}
            />
          </form>
          <Actions align="end">
            <Button onClick={leave}>Annuleren</Button>
            <Button type="submit" form={id} tone="primary" aria-disabled={form.isBusy}>
              {form.isBusy ? 'Bezig...' : 'Notitie bewaren'}
            </Button>
          </Actions>
        </>
      )}
    </GuardedDialog>
  );
}
