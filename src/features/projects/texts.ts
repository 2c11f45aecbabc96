import type { PersonSummary } from '../profiles/contract.ts';
import { nameOf } from '../profiles/texts.ts';

/** The name of an owner without one. */
export const unnamedOwner = 'Projecteigenaar';

export function ownerNameOf(owner: Pick<PersonSummary, 'firstName' | 'lastName'>): string {
  return nameOf(owner, unnamedOwner);
}

/** Says what Kiem is not; on every page of a project. */
export const noMediation =
  'Kiem brengt mensen met elkaar in contact, bemiddelt niet in beleggingen en ontvangt geen geld. Bedragen zijn opgaven van de ondernemer.';
