import type { PersonSummary } from '../../profiles/contract.ts';
import { useRelation } from '../hooks/lists.ts';
import { SharedButton } from './shared-button.tsx';

/** On a profile, the connections that the viewer shares with this person. */
export function SharedConnections({ person }: { person: PersonSummary }) {
  const shared = useRelation(person.id).data?.shared;
  return shared && <SharedButton person={person} shared={shared} faces={5} />;
}
