import type { RateLimit } from '../../platform/server/rate-limits.ts';
import type { Settings } from '../../platform/server/settings.ts';
import { isVisible } from '../../platform/visible-text.ts';

/** Categories as stored, in the order of the form. */
export const categories = [
  'tech',
  'duurzaamheid',
  'fintech',
  'creatief',
  'gezondheidszorg',
  'onderwijs',
  'e-commerce',
  'ai/ml',
  'blockchain',
  'overig',
] as const;
export type ProjectCategory = (typeof categories)[number];

export const categoryLabels: Record<ProjectCategory, string> = {
  tech: 'Tech',
  duurzaamheid: 'Duurzaamheid',
  fintech: 'FinTech',
  creatief: 'Creatief',
  gezondheidszorg: 'Gezondheidszorg',
  onderwijs: 'Onderwijs',
  'e-commerce': 'E-commerce',
  'ai/ml': 'AI/ML',
  blockchain: 'Blockchain',
  overig: 'Overig',
};

export const statuses = ['draft', 'active', 'completed'] as const;
export type ProjectStatus = (typeof statuses)[number];

export const statusLabels: Record<ProjectStatus, string> = { draft: 'Concept', active: 'Actief', completed: 'Voltooid' };

export const fundingPurposes = [
  'MVP bouwen',
  'Marketing',
  'R&D',
  'Personeel',
  'Kantoorruimte',
  'Apparatuur',
  'Juridische kosten',
  'Certificering',
  'Overig',
] as const;

/** Audiences of the equity proposal: everyone, members, or only the people whom the owner admits. */
export const equityAudiences = ['everyone', 'members', 'admitted'] as const;
export type EquityAudience = (typeof equityAudiences)[number];

/** Whole euros. */
export const target = { min: 1_000, max: 1_000_000, step: 1_000, start: 10_000 } as const;

/** The longest texts, in characters, and the most items of lists. */
export const limits = {
  title: 120,
  description: 300,
  fullDescription: 10_000,
  location: 120,
  objective: 200,
  objectives: 10,
  tag: 40,
  tags: 10,
  equityProposal: 2_000,
  companyName: 120,
  slogan: 90,
  speakerName: 120,
  contactDetails: 300,
  imageAlt: 300,
  roles: 12,
  roleName: 120,
  roleText: 1_000,
  roleCondition: 120,
  /** Whole euros. */
  raised: 1_000_000_000,
} as const;

/** The title of a draft that is saved without one. */
export const untitled = 'Naamloos Project';

/** Whether a title is one to publish a project under: that of an untitled draft is none. */
export function isTitle(title: string): boolean {
  return isVisible(title) && title.trim() !== untitled;
}

export function canEditProject(viewerId: string | null, ownerId: string): boolean {
  return viewerId === ownerId;
}

export type MoneyViewer = { isOwner: boolean; isMember: boolean; isAdmitted: boolean };

/** Whether a viewer may read the equity proposal. */
export function canSeeEquity(audience: EquityAudience, viewer: MoneyViewer): boolean {
  return canSeeCapTable(viewer) || audience === 'everyone' || (audience === 'members' && viewer.isMember);
}

/** Whether a viewer may read the cap table, which is never for more people than those whom the owner admits. */
export function canSeeCapTable({ isOwner, isAdmitted }: Pick<MoneyViewer, 'isOwner' | 'isAdmitted'>): boolean {
  return isOwner || isAdmitted;
}

type Summary = {
  title: string;
  description: string;
  category: ProjectCategory | null;
  fullDescription: string;
  location: string;
  fundingTypes: readonly string[];
};

/** How much of the six items that the form counts is filled, as a whole percentage. */
export function completenessOf(project: Summary): number {
  const items = [
    project.title.trim(),
    project.description.trim(),
    project.category ?? '',
    project.fullDescription.trim(),
    project.location.trim(),
    project.fundingTypes[0] ?? '',
  ];
  return Math.round((items.filter((item) => item !== '').length / items.length) * 100);
}

/** A raised amount as a percentage of the target, with one decimal; more than 100 for a project that raised more. */
export function progressOf({ raisedAmount, targetAmount }: { raisedAmount: number; targetAmount: number }): number {
  return Math.round((raisedAmount / targetAmount) * 1000) / 10;
}

/** The form of a company number: that of the Belgian register, of the Dutch one, or of neither. */
export function companyNumberCountry(digits: string): 'BE' | 'NL' | null {
  if (/^\d{8}$/.test(digits)) return 'NL';
  if (!/^[01]\d{9}$/.test(digits)) return null;
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8)) ? 'BE' : null;
}

/** Days of projects begin and end in this zone. */
export const projectZone = 'Europe/Brussels';

/** Days in which a withdrawn project can be put back. */
export const withdrawnKeptDays = 30;

/** New projects of a person; the same sent again counts once. */
export function projectsLimit({ limits: { projects } }: Settings): RateLimit {
  return { name: 'projects', points: projects, seconds: 86_400 };
}
