/** Where something is; a name that several towns share stands for all of them. */
type Place = { latitude: number; longitude: number };

/** A job's offer or a talent's wishes beside the work itself. Null stands for all that nobody has said, and never counts against anybody. */
export type JobTerms = { places: readonly Place[]; isRemote: boolean | null; kind: string | null; mostPerHour: number | null };
export type TalentTerms = { places: readonly Place[]; kinds: readonly string[]; perHour: number | null };

export const conditionNames = ['place', 'kind', 'rate'] as const;
export type Condition = { name: (typeof conditionNames)[number]; factor: number };

/** The share of a score that each condition leaves at least. Their product stays above a half. */
const least = { place: 0.95, kind: 0.97, rate: 0.97 };
const near = 30;
const far = 120;

/** Kinds of work that a talent means by another name. */
const meant: Record<string, readonly string[]> = {
  'flexi-job': ['part-time', 'flexi-job'],
  contract: ['full-time', 'freelance', 'contract'],
};

/** Compares the conditions of a pair. */
export function compareConditions(job: JobTerms, talent: TalentTerms): Condition[] {
  return [
    { name: 'place', factor: placeFactor(job, talent) },
    { name: 'kind', factor: kindFactor(job, talent) },
    { name: 'rate', factor: rateFactor(job, talent) },
  ];
}

function placeFactor({ isRemote, places }: JobTerms, talent: TalentTerms): number {
  if (isRemote === true || places.length === 0 || talent.places.length === 0) return 1;
  const kilometres = Math.min(...places.flatMap((one) => talent.places.map((other) => distanceOf(one, other))));
  if (kilometres <= near) return 1;
  const share = Math.min(1, (kilometres - near) / (far - near));
  return 1 - share * (1 - least.place);
}

function kindFactor({ kind }: JobTerms, { kinds }: TalentTerms): number {
  if (kind === null || kind === 'internship' || kinds.length === 0) return 1;
  return (meant[kind] ?? [kind]).some((each) => kinds.includes(each)) ? 1 : least.kind;
}

function rateFactor({ mostPerHour }: JobTerms, { perHour }: TalentTerms): number {
  if (mostPerHour === null || perHour === null || perHour <= mostPerHour) return 1;
  return Math.max(least.rate, mostPerHour / perHour);
}

/** The distance of two places in kilometres, along the surface of the earth. */
function distanceOf(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const chord =
    half(other.latitude - one.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(other.longitude - one.longitude);
  return 2 * 6371 * Math.asin(Math.sqrt(Math.min(1, chord)));
}
