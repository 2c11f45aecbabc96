import { IconNote } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { onDemand, useLoadedEarly } from '../../../../platform/web/browser/on-demand.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { SelectField } from '../../../../platform/web/kit/select-field.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { useStage, useWriteNote } from '../hooks.ts';
import { noteLength, type Stage, stageLabels, stages } from '../policy.ts';
import { savedSentences } from '../texts.ts';

const NoteDialog = onDemand(
  async () => (await import('../../../../platform/web/forms/note-dialog.tsx')).NoteDialog,
  ({ onClose }) => onClose(),
);

const options = stages.map((stage) => ({ value: stage, label: stageLabels[stage] }));

type SavedControlsProps = { projectId: string; title: string; stage: Stage /** Undefined until it is known. */; note: string | undefined };

/** How far the viewer is with a project that they saved, and their note on it. */
export function SavedControls({ projectId, title, stage, note }: SavedControlsProps) {
  const { mutate } = useStage(projectId);
  const { mutateAsync: writeNote } = useWriteNote(projectId);
  const [isWriting, setWriting] = useState(false);
  useLoadedEarly(NoteDialog);
  const write = note ? 'Notitie bewerken' : 'Notitie schrijven';

  function choose(value: string) {
    const chosen = stages.find((each) => each === value);
    if (chosen !== undefined) mutate(chosen);
  }

  return (
    <Stack gap={12} align="stretch">
      <SelectField label="Fase" options={options} value={stage} onChange={(event) => choose(event.currentTarget.value)} />
      {note !== undefined && note !== '' && (
        <Text size="small" isWritten lines={3}>
          {note}
        </Text>
      )}
      <div>
        <Button size="small" disabled={note === undefined} aria-label={`${write}: ${title}`} onClick={() => setWriting(true)}>
          <IconNote size={18} stroke={1.75} aria-hidden />
          {write}
        </Button>
      </div>
      {isWriting && (
        <Suspense>
          <NoteDialog
            about={title}
            hint={savedSentences.isPrivate}
            note={note ?? ''}
            maxLength={noteLength}
            tooLong={savedSentences.noteTooLong}
            save={writeNote}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
