import { formatNumber } from '../../../platform/web/format/numbers.ts';

/** '1 sollicitatie', '1.234 sollicitaties' */
export function countedApplications(count: number): string {
  return count === 1 ? '1 sollicitatie' : `${formatNumber(count)} sollicitaties`;
}
