import { AsideCard } from '../../../../platform/web/kit/card.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import type { Project } from '../../contract.ts';
import type { SavedMark } from '../contract.ts';
import { useNote } from '../hooks.ts';
import { savedSentences } from '../texts.ts';
import { SavedControls } from './saved-controls.tsx';

/** How far the viewer is with a project that they saved, and their note. */
export function KeptAside({ project: { id, title }, mark }: { project: Pick<Project, 'id' | 'title'>; mark: SavedMark }) {
  const note = useNote(mark);
  return (
    <AsideCard title="Bewaard">
      <Text tone="muted" size="small">
        {savedSentences.isPrivate}
      </Text>
      <SavedControls projectId={id} title={title} stage={mark.stage} note={note} />
    </AsideCard>
  );
}
