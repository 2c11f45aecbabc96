import { useState } from 'react';
import { Combobox } from '../../../platform/web/kit/combobox.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { Avatar } from '../../profiles/components/avatar.tsx';
import type { PersonSummary } from '../../profiles/contract.ts';
import { shortestSearch, useFindParticipants } from '../hooks/find.ts';
import { nameInSearch } from '../hooks/names.ts';
import style from './participant-field.module.css';

type ParticipantFieldProps = {
  person: PersonSummary | null;
  error: string | undefined;
  onChange: (person: PersonSummary | null) => void;
};

/** Searches for a participant while the viewer types. */
export function ParticipantField({ person, error, onChange }: ParticipantFieldProps) {
  const [typed, setTyped] = useState('');
  const found = useFindParticipants(person === null ? typed : '');
  const isSearching = typed.trim().length >= shortestSearch;
  const people = isSearching ? (found.data?.people ?? []) : [];
  return (
    <Combobox
      label="Deelnemer *"
      listLabel="Mensen"
      placeholder="Selecteer een gebruiker"
      isRequired
      error={error}
      typed={typed}
      chosen={person}
      suggestions={people}
      note={noteOf(isSearching, found, people.length)}
      textOf={nameInSearch}
      draw={(one) => <Person person={one} />}
      lead={person && <Avatar person={person} size={24} />}
      onType={setTyped}
      onChoose={onChange}
    />
  );
}

function Person({ person }: { person: PersonSummary }) {
  const work = [person.jobTitle, person.company].filter((part) => part !== '').join(' bij ');
  return (
    <>
      <Avatar person={person} />
      <span className={style.words}>
        <span className={style.name}>{nameInSearch(person)}</span>
        {work !== '' && (
          <Text as="span" tone="muted" size="small" lines={1}>
            {work}
          </Text>
        )}
      </span>
    </>
  );
}

function noteOf(isSearching: boolean, found: { isCurrent: boolean; isError: boolean; isFetching: boolean }, count: number): string {
  if (!isSearching) return `Typ ten minste ${shortestSearch} letters van een naam.`;
  if (!found.isCurrent || found.isFetching) return count === 0 ? 'Zoeken…' : '';
  if (found.isError) return 'Zoeken lukte niet. Typ verder om het opnieuw te proberen.';
  if (count === 0) return 'Niemand gevonden met deze naam.';
  return count === 1 ? '1 persoon gevonden' : `${count} mensen gevonden`;
}
