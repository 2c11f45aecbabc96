import { SaveToggle } from '../../../../platform/web/kit/save-toggle.tsx';
import { useMe } from '../../../profiles/hooks.ts';
import { nameOf } from '../../../profiles/texts.ts';
import type { TalentCard } from '../../contract.ts';
import { useMarks, useSaving } from '../hooks.ts';

type SaveButtonProps = { talent: Pick<TalentCard, 'id' | 'person'> /** A sign alone, for cards. */; isSmall?: boolean };

/** Saves a talent for the viewer alone, or removes them. Members have it at others. */
export function SaveButton({ talent, isSmall = false }: SaveButtonProps) {
  const me = useMe();
  return me === null || me.id === talent.person.id ? null : <MembersButton talent={talent} isSmall={isSmall} />;
}

function MembersButton({ talent, isSmall }: Required<SaveButtonProps>) {
  const marks = useMarks();
  const { mutate } = useSaving(talent.id);
  const mark = marks?.find(({ talentId }) => talentId === talent.id);
  const isSaved = marks && mark !== undefined;
  return <SaveToggle name={nameOf(talent.person)} isSaved={isSaved} hasNote={mark?.hasNote ?? false} isSmall={isSmall} onToggle={mutate} />;
}
