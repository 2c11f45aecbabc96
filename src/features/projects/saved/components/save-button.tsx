import { SaveToggle } from '../../../../platform/web/kit/save-toggle.tsx';
import { useMe } from '../../../profiles/hooks.ts';
import type { ProjectCard } from '../../contract.ts';
import { useMarks, useSaving } from '../hooks.ts';

type Saveable = Pick<ProjectCard, 'id' | 'title' | 'can'>;
type SaveButtonProps = { project: Saveable /** A sign alone, for cards. */; isSmall?: boolean };

/** Saves a project for the viewer alone, or removes it. Members have it at others' projects. */
export function SaveButton({ project, isSmall = false }: SaveButtonProps) {
  const isMember = useMe() !== null;
  return isMember && !project.can.edit ? <MembersButton project={project} isSmall={isSmall} /> : null;
}

function MembersButton({ project: { id, title }, isSmall }: Required<SaveButtonProps>) {
  const marks = useMarks();
  const { mutate } = useSaving(id);
  const mark = marks?.find(({ projectId }) => projectId === id);
  const isSaved = marks && mark !== undefined;
  return <SaveToggle name={title} isSaved={isSaved} hasNote={mark?.hasNote ?? false} isSmall={isSmall} onToggle={mutate} />;
}
