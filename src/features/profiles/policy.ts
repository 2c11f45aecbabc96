/** The choices of a profile's fields, in the order of the form. */
export const sectors = [
  'Tech',
  'Duurzaamheid',
  'FinTech',
  'Creatief',
  'Gezondheidszorg',
  'Onderwijs',
  'E-commerce',
  'AI/ML',
  'Blockchain',
  'Overig',
] as const;
export const investmentTypes = ['Donatie', 'Lening', 'Equity', 'Convertible', 'Anders'] as const;
export const workTypes = ['freelance', 'part-time', 'full-time', 'flexi-job'] as const;
export const workTypeLabels: Record<(typeof workTypes)[number], string> = {
  freelance: 'Freelance',
  'part-time': 'Part-time',
  'full-time': 'Full-time',
  'flexi-job': 'Flexi-job',
};
export const availabilities = ['available', 'busy', 'unavailable'] as const;

/** Audiences of a field: everyone who is signed in, connections, or only its owner. */
export const visibilities = ['everyone', 'connections', 'nobody'] as const;

/** Audiences of a talent profile: visitors too, or members alone. */
export const talentAudiences = ['everyone', 'members'] as const;

/** People who can see a talent profile: of a profile that isn't public, only connections. */
export const talentReaches = [...talentAudiences, 'connections'] as const;

export type Availability = (typeof availabilities)[number];
export type Visibility = (typeof visibilities)[number];

/** The viewer's relation to the person of a profile. */
export type ViewerRelation = 'self' | 'connection' | 'none';

export function canSeeField(relation: ViewerRelation, visibility: Visibility): boolean {
  if (relation === 'self') return true;
  return visibility === 'everyone' || (visibility === 'connections' && relation === 'connection');
}

/** Available or busy while open to work; unavailable otherwise. */
export function availabilityOf({ openToWork, availability }: { openToWork: boolean; availability: Availability }): Availability {
  if (!openToWork) return 'unavailable';
  return availability === 'busy' ? 'busy' : 'available';
}

/** Days until the talent profile of a person who left the talent role is deleted. */
export const talentProfileKeptDays = 30;

/** Days after which being open to work again moves a person to the top of the talent list. Sooner, a toggle would. */
export const listedAgainDays = 30;

/** The longest texts, in characters, the most items of lists, and the largest numbers. */
export const limits = {
  jobTitle: 120,
  company: 120,
  location: 120,
  bio: 3000,
  phone: 40,
  url: 300,
  skill: 60,
  skills: 50,
  languages: 20,
  hiddenFrom: 20,
  entries: 30,
  entryTitle: 160,
  entryDescription: 2000,
  experienceYears: 80,
  /** Euros per hour. */
  hourlyRate: 100_000,
  /** Whole euros. */
  investment: 2_000_000_000,
} as const;
