import type { Availability } from '../profiles/policy.ts';

export const availabilityLabels: Record<Availability, string> = {
  available: 'Beschikbaar',
  busy: 'Bezig',
  unavailable: 'Niet beschikbaar',
};

/** The people in the list: those who are open to work, by default those who are available. */
export const listedAvailabilities = ['available', 'busy', 'all'] as const;

/** Orders of the list. The lowest rate first leaves out people who don't show theirs to everyone. */
export const talentSorts = ['newest', 'rate', 'experience'] as const;
export type TalentSort = (typeof talentSorts)[number];

export const pageSize = 20;

/** Skills on a card; the rest are counted. */
export const shownSkills = 5;
