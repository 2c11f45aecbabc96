import type { PersonSummary } from '../../profiles/contract.ts';

type Named = Pick<PersonSummary, 'firstName' | 'lastName'>;

/** A person's name on a meeting. */
export const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim() || 'Onbekende gebruiker';

/** For sentences about somebody. */
export const firstNameOf = (person: Named): string => person.firstName.trim() || nameOf(person);

/** A person's name in the search for a participant, where several may have none. */
export const nameInSearch = (person: Named & { id: string }): string =>
  `${person.firstName} ${person.lastName}`.trim() || `Gebruiker ${person.id.slice(0, 8)}`;
