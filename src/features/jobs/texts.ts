import { formatEuros } from '../../platform/web/format/numbers.ts';
import type { JobCard, Pay } from './contract.ts';
import { type Closing, type CompanySize, closingLabels, countryLabels } from './policy.ts';

/** The pay of a job in words: '€ 36.000 - € 44.000', 'Vanaf € 400 per dag'. */
export function payOf({ type, salaryMin, salaryMax, rateMin, rateMax, rateUnit }: Pay): string {
  if (type !== 'freelance') return rangeOf(salaryMin, salaryMax) ?? 'Salaris overeen te komen';
  const range = rangeOf(rateMin, rateMax);
  return range === null ? 'Tarief overeen te komen' : `${range} per\u00a0${rateUnit === 'day' ? 'dag' : 'uur'}`;
}

/** Stays on one line. Browsers break after a hyphen, also before a space that doesn't break, unless a word joiner follows it. */
const dash = '\u00a0-\u2060\u00a0';

function rangeOf(least: number | null, most: number | null): string | null {
  if (least !== null && most !== null) return least === most ? formatEuros(least) : `${formatEuros(least)}${dash}${formatEuros(most)}`;
  if (least !== null) return `Vanaf ${formatEuros(least)}`;
  return most === null ? null : `Tot ${formatEuros(most)}`;
}

/** Where the work is: its place, or else its country. */
export function placeOf({ location, country }: Pick<JobCard, 'location' | 'country'>): string {
  return location || countryLabels[country];
}

export function sizeOf(size: CompanySize): string {
  return size === '1' ? '1 medewerker' : `${size.replace('-', ' tot ')} medewerkers`;
}

/** Says why people can't apply any more. */
export function closedSentence(closing: Closing): string {
  return closing === 'expired'
    ? 'De tijd om te solliciteren is voorbij.'
    : `Deze vacature is gesloten: ${closingLabels[closing].toLowerCase()}.`;
}

export const loadFailed = {
  list: 'Er is een fout opgetreden bij het laden van vacatures.',
  one: 'Er is een fout opgetreden bij het laden van de vacature.',
};
