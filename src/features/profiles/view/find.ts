import type { PersonSummary } from '../contract.ts';

/** Letters from which a search for people is worth asking. */
export const shortestSearch = 2;

/** A person's name in a search for people, where several may have none. */
export function nameInSearch({ id, firstName, lastName }: Pick<PersonSummary, 'id' | 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim() || `Gebruiker ${id.slice(0, 8)}`;
}
