import { IconNote } from '@tabler/icons-react';
import { useState } from 'react';
import { NoteDialog } from '../../../../platform/web/forms/note-dialog.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import type { TalentCard } from '../../contract.ts';
import { nameOf } from '../../view/preview.ts';
import { useWriteNote } from '../hooks.ts';
import { noteLength } from '../policy.ts';
import { savedSentences } from '../texts.ts';

type SavedNoteProps = { talent: Pick<TalentCard, 'id' | 'person'> /** Undefined until it is known. */; note: string | undefined };

/** The viewer's note on a talent whom they saved. */
export function SavedNote({ talent, note }: SavedNoteProps) {
  const { mutateAsync: writeNote } = useWriteNote(talent.id);
  const [isWriting, setWriting] = useState(false);
  const name = nameOf(talent);
  const write = note ? 'Notitie bewerken' : 'Notitie schrijven';
  return (
    <Stack gap={12}>
      {note !== undefined && note !== '' && (
        <Text size="small" isWritten lines={3}>
          {note}
        </Text>
      )}
      <div>
        <Button size="small" disabled={note === undefined} aria-label={`${write}: ${name}`} onClick={() => setWriting(true)}>
          <IconNote size={18} stroke={1.75} aria-hidden />
          {write}
        </Button>
      </div>
      {isWriting && (
        <NoteDialog
          about={name}
          hint={savedSentences.isPrivate}
          note={note ?? ''}
          maxLength={noteLength}
          tooLong={savedSentences.noteTooLong}
          save={writeNote}
          onClose={() => setWriting(false)}
        />
      )}
    </Stack>
  );
}
