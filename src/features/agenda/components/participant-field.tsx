import { PersonField } from '../../profiles/components/person-field.tsx';
import type { PersonSummary } from '../../profiles/contract.ts';
import { useFindParticipants } from '../hooks/find.ts';

type ParticipantFieldProps = {
  person: PersonSummary | null;
  error: string | undefined;
  onChange: (person: PersonSummary | null) => void;
};

/** Searches for a participant while the viewer types. */
export function ParticipantField(props: ParticipantFieldProps) {
  return <PersonField {...props} label="Deelnemer *" placeholder="Selecteer een gebruiker" isRequired useFound={useFindParticipants} />;
}
