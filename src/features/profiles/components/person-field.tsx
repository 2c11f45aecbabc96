import { useState } from 'react';
import { Combobox } from '../../../platform/web/kit/combobox.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { PersonSummary } from '../contract.ts';
import { nameInSearch, shortestSearch } from '../view/find.ts';
import { Avatar } from './avatar.tsx';
import style from './person-field.module.css';

/** The answer to a search for people, of which `isCurrent` says whether it is that to what is typed now. */
type Found = { data: { people: PersonSummary[] } | undefined; isCurrent: boolean; isError: boolean; isFetching: boolean };

type PersonFieldProps = {
  label: string;
  placeholder: string;
  isRequired?: boolean;
  person: PersonSummary | null;
  error?: string;
  /** Says that nobody has this name, where the search isn't among everybody. */
  nobody?: string;
  /** Searches for what is typed; empty while somebody is chosen. */
  useFound: (typed: string) => Found;
  onChange: (person: PersonSummary | null) => void;
};

/** A search for one person while the viewer types. */
export function PersonField({ label, placeholder, isRequired = false, person, error, nobody, useFound, onChange }: PersonFieldProps) {
  const [typed, setTyped] = useState('');
  const found = useFound(person === null ? typed : '');
  const isSearching = typed.trim().length >= shortestSearch;
  const people = isSearching ? (found.data?.people ?? []) : [];
  return (
    <Combobox
      label={label}
      listLabel="Mensen"
      placeholder={placeholder}
      isRequired={isRequired}
      error={error}
      typed={typed}
      chosen={person}
      suggestions={people}
      note={noteOf(isSearching, found, people.length, nobody)}
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

function noteOf(isSearching: boolean, found: Found, count: number, nobody = 'Niemand gevonden met deze naam.'): string {
  if (!isSearching) return `Typ ten minste ${shortestSearch} letters van een naam.`;
  if (!found.isCurrent || found.isFetching) return count === 0 ? 'Zoeken…' : '';
  if (found.isError) return 'Zoeken lukte niet. Typ verder om het opnieuw te proberen.';
  if (count === 0) return nobody;
  return count === 1 ? '1 persoon gevonden' : `${count} mensen gevonden`;
}
