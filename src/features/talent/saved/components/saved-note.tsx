import { OwnNote } from '../../../../platform/web/forms/own-note.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { nameOf } from '../../../profiles/texts.ts';
import type { TalentCard } from '../../contract.ts';
import { useWriteNote } from '../hooks.ts';
import { noteLength } from '../policy.ts';
import { savedSentences } from '../texts.ts';

type SavedNoteProps = { talent: Pick<TalentCard, 'id' | 'person'> /** Undefined until it is known. */; note: string | undefined };

/** The viewer's note on a talent whom they saved. */
export function SavedNote({ talent, note }: SavedNoteProps) {
  const { mutateAsync: save } = useWriteNote(talent.id);
  const { isPrivate, noteTooLong } = savedSentences;
  return (
    <Stack gap={12}>
      <OwnNote about={nameOf(talent.person)} note={note} hint={isPrivate} maxLength={noteLength} tooLong={noteTooLong} save={save} />
    </Stack>
  );
}
