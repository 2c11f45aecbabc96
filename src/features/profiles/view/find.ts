import type { PersonSummary } from '../contract.ts';
import { nameOf } from '../texts.ts';

/** Letters from which a search for people is worth asking. */
export const shortestSearch = 2;

/** A person's name in a search for people, where several may have none. */
export function nameInSearch(person: Pick<PersonSummary, 'id' | 'firstName' | 'lastName'>): string {
  return nameOf(person, `Gebruiker ${person.id.slice(0, 8)}`);
}
