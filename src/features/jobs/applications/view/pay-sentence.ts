import { formatEuros } from '../../../../platform/web/format/numbers.ts';

/** The pay of a job in whole euros a year, as the applicant knows it; null where none was said. */
export function paySentence({ min, max }: { min: number | null; max: number | null }): string | null {
  if (min !== null && max !== null) return `${formatEuros(min)}\u00a0- ${formatEuros(max)} per jaar`;
  if (min !== null) return `Vanaf ${formatEuros(min)} per jaar`;
  return max === null ? null : `Tot ${formatEuros(max)} per jaar`;
}
