import { type KeyboardEvent, useId, useState } from 'react';
import { FieldFrame } from '../../../platform/web/kit/field-frame.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
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

/** Searches for a participant as one types; a combobox as in the ARIA Authoring Practices. */
export function ParticipantField({ person, error, onChange }: ParticipantFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = useFindParticipants(person === null ? typed : '');
  const isSearching = typed.trim().length >= shortestSearch;
  const people = isSearching ? (found.data?.people ?? []) : [];
  const chosen = people[Math.min(active, people.length - 1)];
  const isShown = isOpen && person === null && typed.trim() !== '';
  const note = isShown && noteOf(isSearching, found, people.length);

  function type(words: string) {
    setTyped(words);
    setActive(0);
    setOpen(true);
    if (person !== null) onChange(null);
  }

  function choose(one: PersonSummary) {
    onChange(one);
    setTyped('');
    setOpen(false);
  }

  function move(steps: number) {
    setOpen(true);
    if (isShown && people.length > 0) setActive((Math.min(active, people.length - 1) + steps + people.length) % people.length);
  }

  function act(key: string): boolean {
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (!isShown) return false;
    // The dialog around it stays open.
    else if (key === 'Escape') setOpen(false);
    else if (key !== 'Enter') return false;
    else if (chosen !== undefined) choose(chosen);
    return true;
  }

  function press(event: KeyboardEvent) {
    if (!event.nativeEvent.isComposing && act(event.key)) event.preventDefault();
  }

  return (
    <FieldFrame label="Deelnemer *" error={error}>
      {(frame) => (
        <div className={style.control}>
          {person && <Avatar person={person} size={24} />}
          <input
            {...frame}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={`${id}-list`}
            aria-activedescendant={isShown && chosen ? `${id}-${chosen.id}` : undefined}
            aria-required
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder="Selecteer een gebruiker"
            value={person === null ? typed : nameInSearch(person)}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={press}
            onFocus={(event) => person && event.currentTarget.select()}
            onBlur={() => setOpen(false)}
          />
          <div className={style.list} hidden={!isShown}>
            <div id={`${id}-list`} role="listbox" aria-label="Mensen" hidden={people.length === 0}>
              {people.map((one) => (
                <Option key={one.id} id={`${id}-${one.id}`} person={one} isActive={one === chosen} onChoose={() => choose(one)} />
              ))}
            </div>
            <p className={people.length === 0 ? style.note : undefined} role="status">
              {people.length === 0 ? note : <Hidden>{note}</Hidden>}
            </p>
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

type OptionProps = { id: string; person: PersonSummary; isActive: boolean; onChoose: () => void };

function Option({ id, person, isActive, onChoose }: OptionProps) {
  const work = [person.jobTitle, person.company].filter((part) => part !== '').join(' bij ');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus; its keys choose.
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active one.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={style.option}
      ref={(option) => (isActive ? option?.scrollIntoView({ block: 'nearest' }) : undefined)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Avatar person={person} />
      <span className={style.words}>
        <span className={style.name}>{nameInSearch(person)}</span>
        {work !== '' && <span className={style.work}>{work}</span>}
      </span>
    </div>
  );
}

function noteOf(isSearching: boolean, found: { isCurrent: boolean; isError: boolean; isFetching: boolean }, count: number): string {
  if (!isSearching) return `Typ ten minste ${shortestSearch} letters van een naam.`;
  if (!found.isCurrent || found.isFetching) return count === 0 ? 'Zoeken…' : '';
  if (found.isError) return 'Zoeken lukte niet. Typ verder om het opnieuw te proberen.';
  if (count === 0) return 'Niemand gevonden met deze naam.';
  return count === 1 ? '1 persoon gevonden' : `${count} mensen gevonden`;
}
