import { PeopleDialog } from '../../profiles/components/people-dialog.tsx';
import { useLikers } from '../hooks/like.ts';

/** Everybody who likes a post, as far as the viewer may see them. */
export function LikersDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  return (
    <PeopleDialog
      title="Wie deze post leuk vindt"
      people={useLikers(postId)}
      nobody="Je kunt niemand zien van wie deze post leuk vindt."
      onClose={onClose}
    />
  );
}
