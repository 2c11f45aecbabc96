import { SaveToggle } from '../../../../platform/web/kit/save-toggle.tsx';
import { useMe } from '../../../profiles/hooks.ts';
import type { JobCard } from '../../contract.ts';
import { useMarks, useSaving } from '../hooks.ts';

type Saveable = Pick<JobCard, 'id' | 'title' | 'can'>;
type SaveButtonProps = { job: Saveable /** A sign alone, for cards. */; isSmall?: boolean };

/** Saves a job for the viewer alone, or removes it. Members have it at others' jobs. */
export function SaveButton({ job, isSmall = false }: SaveButtonProps) {
  const isMember = useMe() !== null;
  return isMember && !job.can.edit ? <MembersButton job={job} isSmall={isSmall} /> : null;
}

function MembersButton({ job: { id, title }, isSmall }: Required<SaveButtonProps>) {
  const marks = useMarks();
  const { mutate } = useSaving(id);
  return <SaveToggle name={title} isSaved={marks?.includes(id)} hasNote={false} isSmall={isSmall} onToggle={mutate} />;
}
