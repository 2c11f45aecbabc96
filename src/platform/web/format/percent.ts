import { formatPlainNumber } from '../../plain-number.ts';

/** A percentage of at least 0 with one decimal: '43,5%'. */
export function formatPercent(percentage: number): string {
  return `${formatPlainNumber(percentage, 1)}%`;
}
