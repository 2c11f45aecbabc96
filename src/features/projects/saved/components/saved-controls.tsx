import { OwnNote } from '../../../../platform/web/forms/own-note.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { SelectField } from '../../../../platform/web/kit/select-field.tsx';
import { useStage, useWriteNote } from '../hooks.ts';
import { noteLength, type Stage, stageLabels, stages } from '../policy.ts';
import { savedSentences } from '../texts.ts';

const options = stages.map((stage) => ({ value: stage, label: stageLabels[stage] }));

type SavedControlsProps = { projectId: string; title: string; stage: Stage /** Undefined until it is known. */; note: string | undefined };

/** How far the viewer is with a project that they saved, and their note on it. */
export function SavedControls({ projectId, title, stage, note }: SavedControlsProps) {
  const { mutate } = useStage(projectId);
  const { mutateAsync: save } = useWriteNote(projectId);
  const { isPrivate, noteTooLong } = savedSentences;

  function choose(value: string) {
    const chosen = stages.find((each) => each === value);
    if (chosen !== undefined) mutate(chosen);
  }

  return (
    <Stack gap={12} align="stretch">
      <SelectField label="Fase" options={options} value={stage} onChange={(event) => choose(event.currentTarget.value)} />
      <OwnNote about={title} note={note} hint={isPrivate} maxLength={noteLength} tooLong={noteTooLong} save={save} />
    </Stack>
  );
}
