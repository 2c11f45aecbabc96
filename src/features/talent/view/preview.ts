import { nameOf } from '../../profiles/texts.ts';
import type { Talent } from '../contract.ts';

type Previewed = Pick<Talent, 'id' | 'person' | 'updatedAt'>;

/** The picture of a talent's link previews. Its address changes with the talent, so that others ask for the new one. */
export function previewOf(talent: Previewed): { path: string; alt: string } {
  const { id, person, updatedAt } = talent;
  return { path: `/beeld/talent/${id}.png?v=${Date.parse(updatedAt).toString(36)}`, alt: `${nameOf(person)}, ${person.jobTitle}` };
}
