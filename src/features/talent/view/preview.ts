import type { Talent } from '../contract.ts';

type Previewed = Pick<Talent, 'id' | 'person' | 'updatedAt'>;

/** A talent's name, in titles. */
export function nameOf({ person }: Pick<Talent, 'person'>): string {
  return `${person.firstName} ${person.lastName}`.trim() || 'Onbekende gebruiker';
}

/** The picture of a talent's link previews. Its address changes with the talent, so that others ask for the new one. */
export function previewOf(talent: Previewed): { path: string; alt: string } {
  const { id, person, updatedAt } = talent;
  return { path: `/beeld/talent/${id}.png?v=${Date.parse(updatedAt).toString(36)}`, alt: `${nameOf(talent)}, ${person.jobTitle}` };
}
