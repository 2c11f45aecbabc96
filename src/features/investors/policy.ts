import { sectors } from '../profiles/policy.ts';
import { categories, type ProjectCategory } from '../projects/policy.ts';

/** An investor's criteria. Amounts in whole euros; an empty list or null sets no condition. */
export type Criteria = {
  sectors: readonly string[];
  min: number | null;
  max: number | null;
  types: readonly string[];
};

/** The parts of a project that criteria are held against. */
export type Offer = {
  category: ProjectCategory;
  /** Whole euros; more may be raised than was asked. */
  targetAmount: number;
  raisedAmount: number;
  fundingTypes: readonly string[];
};

/** Whether a project meets each condition; a condition that isn't set is met. */
type Fit = { sector: boolean; minimum: boolean; maximum: boolean; type: boolean };

/** The categories that an investor's sectors include: one contains the other, in whatever case. All of them without sectors. */
export function categoriesOf(sectors: readonly string[]): ProjectCategory[] {
  if (sectors.length === 0) return [...categories];
  const wanted = sectors.map((sector) => sector.toLowerCase());
  return categories.filter((category) => wanted.some((sector) => sector.includes(category) || category.includes(sector)));
}

/** Returns the amount still needed, in whole euros; negative when more was raised than asked. */
export function remainingOf({ targetAmount, raisedAmount }: Pick<Offer, 'targetAmount' | 'raisedAmount'>): number {
  return targetAmount - raisedAmount;
}

/** Holds a project against criteria, condition by condition. A project without funding forms takes every form. */
export function fitOf({ sectors, min, max, types }: Criteria, offer: Offer): Fit {
  const remaining = remainingOf(offer);
  return {
    sector: categoriesOf(sectors).includes(offer.category),
    minimum: min === null || remaining >= min,
    maximum: max === null || remaining <= max,
    type: types.length === 0 || offer.fundingTypes.length === 0 || offer.fundingTypes.some((type) => types.includes(type)),
  };
}

export function isMatch(fit: Fit): boolean {
  return fit.sector && fit.minimum && fit.maximum && fit.type;
}

/** Matches as a whole percentage of all projects; 0 when there are none. */
export function percentageOf({ matches, total }: { matches: number; total: number }): number {
  return total === 0 ? 0 : Math.round((matches / total) * 100);
}

export const pageSize = 20;

/** The most projects that an investor dismisses. */
export const mostDismissed = 1_000;

/** Looks at the dashboard that are closer to each other than this are one visit, so that a reload loses no mark. */
export const visitGapMinutes = 30;

/** Seconds in which figures that were asked for aren't asked for again. */
export const askedAgeSeconds = 60;

/**
 * The age in seconds from which figures of so many projects are counted anew: a minute, and the longer the more there are. A count of ten
 * times as many takes longer, and each of them matters less.
 */
export function figuresAgeOf(total: number | null): number {
  return Math.max(askedAgeSeconds, (total ?? 0) / 100);
}

type Visits = { seenAt: Date | null; newSince: Date | null };

/** The moment after which a project is new to an investor who looks now: the end of their visit before. Null during the first. */
export function newSinceOf({ seenAt, newSince }: Visits, now: Date): Date | null {
  const isSameVisit = seenAt !== null && now.getTime() - seenAt.getTime() < visitGapMinutes * 60_000;
  return isSameVisit ? newSince : seenAt;
}

type Kept = { total: number | null; countedFor: string; countedAt: Date | null };

/** Whether kept figures are to be counted anew. */
export function isOutdated({ total, countedFor, countedAt }: Kept, criteria: Criteria, now: Date): boolean {
  return (
    !isCountedFor({ countedFor }, criteria) || countedAt === null || now.getTime() - countedAt.getTime() >= figuresAgeOf(total) * 1_000
  );
}

/** The number of projects up to which a visit counts its figures itself: that takes a millisecond, and a task for it several. */
const mostCountedAtOnce = 2_000;

/** Whether a visit counts figures itself; those of more projects, or of an unknown number, are left to a task. */
export function isCountedAtOnce(kept: Kept, criteria: Criteria, now: Date): boolean {
  return kept.total !== null && kept.total <= mostCountedAtOnce && isOutdated(kept, criteria, now);
}

/** Whether kept figures are those of these criteria. */
export function isCountedFor({ countedFor }: Pick<Kept, 'countedFor'>, criteria: Criteria): boolean {
  return countedFor === criteriaKey(criteria);
}

/** A text that differs for different criteria. */
export function criteriaKey({ sectors, min, max, types }: Criteria): string {
  return JSON.stringify([sectors, min, max, types]);
}

/** The sectors of investors that include a category: `categoriesOf` the other way round. */
export function sectorsOf(category: ProjectCategory): string[] {
  return sectors.filter((sector) => categoriesOf([sector]).includes(category));
}
