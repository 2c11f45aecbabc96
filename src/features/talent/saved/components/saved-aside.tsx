import { AsideCard } from '../../../../platform/web/kit/card.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import type { Talent } from '../../contract.ts';
import type { SavedMark } from '../contract.ts';
import { useMarks, useNote } from '../hooks.ts';
import { savedSentences } from '../texts.ts';
import { SavedNote } from './saved-note.tsx';

/** Beside a talent whom the viewer saved: their note. */
export function SavedAside({ talent }: { talent: Talent }) {
  const mark = useMarks()?.find(({ talentId }) => talentId === talent.id);
  return mark === undefined ? null : <Kept talent={talent} mark={mark} />;
}

function Kept({ talent, mark }: { talent: Talent; mark: SavedMark }) {
  const note = useNote(mark);
  return (
    <AsideCard title="Bewaard">
      <Text tone="muted" size="small">
        {savedSentences.isPrivate}
      </Text>
      <SavedNote talent={talent} note={note} />
    </AsideCard>
  );
}
