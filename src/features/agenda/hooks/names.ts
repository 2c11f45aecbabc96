import type { PersonSummary } from '../../profiles/contract.ts';

type Named = Pick<PersonSummary, 'firstName' | 'lastName'>;

/** As meetings name a person (platform.md §3). */
export const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim() || 'Onbekende gebruiker';

/** For sentences about somebody. */
export const firstNameOf = (person: Named): string => person.firstName.trim() || nameOf(person);

/** As the search for a participant names a person, who may be one of several without a name (platform.md §3). */
export const nameInSearch = (person: Named & { id: string }): string =>
  `${person.firstName} ${person.lastName}`.trim() || `Gebruiker ${person.id.slice(0, 8)}`;
