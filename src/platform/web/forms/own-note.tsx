import { Suspense, useState } from 'react';
import { onDemand, useLoadedEarly } from '../browser/on-demand.tsx';
import { Button } from '../kit/buttons.tsx';
import { IconNote } from '../kit/icons.tsx';
import { Text } from '../kit/text.tsx';

const NoteDialog = onDemand(
  async () => (await import(/* loads: early */ './note-dialog.tsx')).NoteDialog,
  ({ onClose }) => onClose(),
);

type OwnNoteProps = {
  /** The name of what the note is on. */
  about: string;
  /** Undefined until it is known. */
  note: string | undefined;
  hint: string;
  maxLength: number;
  /** Says that it has more characters than that. */
  tooLong: string;
  save: (note: string) => Promise<unknown>;
};

/** A note to oneself on one thing, and the button that writes it. */
export function OwnNote({ note, ...dialog }: OwnNoteProps) {
  const [isWriting, setWriting] = useState(false);
  useLoadedEarly(NoteDialog);
  const write = note ? 'Notitie bewerken' : 'Notitie schrijven';
  return (
    <>
      {note !== undefined && note !== '' && (
        <Text size="small" isWritten lines={3}>
          {note}
        </Text>
      )}
      <div>
        <Button size="small" disabled={note === undefined} aria-label={`${write}: ${dialog.about}`} onClick={() => setWriting(true)}>
          <IconNote size={18} stroke={1.75} aria-hidden />
          {write}
        </Button>
      </div>
      {isWriting && (
        <Suspense>
          <NoteDialog {...dialog} note={note ?? ''} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </>
  );
}
