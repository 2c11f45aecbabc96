import { AsideCard } from '../../../../platform/web/kit/card.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import type { Talent } from '../../contract.ts';
import { useMarks, useNote } from '../hooks.ts';
import { savedSentences } from '../texts.ts';
import { SavedNote } from './saved-note.tsx';

/** Beside a talent whom the viewer saved: their note. */
export function SavedAside({ talent }: { talent: Talent }) {
  const isSaved = useMarks()?.some(({ talentId }) => talentId === talent.id) ?? false;
  return isSaved ? <Kept talent={talent} /> : null;
}

function Kept({ talent }: { talent: Talent }) {
  const note = useNote(talent.id);
  return (
    <AsideCard title="Bewaard">
      <Text tone="muted" size="small">
        {savedSentences.isPrivate}
      </Text>
      <SavedNote talent={talent} note={note} />
    </AsideCard>
  );
}
