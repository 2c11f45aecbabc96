import type { PersonSummary } from './contract.ts';

/** Of the way to more people, in every list of them. */
export const moreOfPeople = { more: 'Meer tonen', moreFailed: 'Meer mensen konden niet worden geladen.' } as const;

type Named = Pick<PersonSummary, 'firstName' | 'lastName'>;

/** A person's whole name, or `unnamed` for somebody who has none. */
export function nameOf({ firstName, lastName }: Named, unnamed = 'Onbekende gebruiker'): string {
  return `${firstName} ${lastName}`.trim() || unnamed;
}

/** A person's first name, for sentences about them. */
export function firstNameOf(person: Named): string {
  return person.firstName.trim() || nameOf(person);
}

/** 'An en Bram', 'An, Bram en 3 anderen' */
export function joinNames(names: string[], count: number): string {
  const others = count - names.length;
  if (others <= 0) return names.join(' en ');
  return `${names.join(', ')} en ${others === 1 ? '1 ander' : `${others} anderen`}`;
}

/** Years of experience in words. */
export function experienceText(years: number): string {
  return `${years} jaar ervaring`;
}
