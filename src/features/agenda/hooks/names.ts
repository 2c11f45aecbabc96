import type { PersonSummary } from '../../profiles/contract.ts';

export type Named = Pick<PersonSummary, 'firstName' | 'lastName'>;

/** A person's name on a meeting. */
export const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim() || 'Onbekende gebruiker';

/** For sentences about somebody. */
export const firstNameOf = (person: Named): string => person.firstName.trim() || nameOf(person);
