import { PeopleDialog } from '../../profiles/components/people-dialog.tsx';
import { useSharedConnections } from '../hooks/lists.ts';

type SharedDialogProps = { personId: string; name: string; onClose: () => void };

/** Everybody whom the viewer and a person are both connected to. */
export function SharedDialog({ personId, name, onClose }: SharedDialogProps) {
  return <PeopleDialog title={`Connecties die jij en ${name} delen`} people={useSharedConnections(personId)} onClose={onClose} />;
}
