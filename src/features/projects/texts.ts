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

/** Where the tabs of a project are on its page; an address that ends in it opens there, as phones have them below the fold. */
export const tabsId = 'onderdelen';

/** The path of a tab of a project, for notifications. */
export function tabPath(projectId: string, tab: 'updates' | 'vragen' | 'pitch-deck' | 'mensen'): string {
  return `/projecten/${projectId}?tab=${tab}#${tabsId}`;
}

/** Where a person is asked, on the page of a project, whether they belong to its team. */
export const membershipPlace = 'jouw-plaats';

/** The path of that question, for its notification and mail: phones have it below the fold. */
export function membershipPath(projectId: string): string {
  return `/projecten/${projectId}#${membershipPlace}`;
}

/** In a search among connections: somebody may be at Kiem, and be no connection yet. */
export const noSuchConnection = 'Geen van je connecties heet zo. Verbind eerst met deze persoon.';
