import { numberFormat } from './locale.ts';

const percents = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A percentage with one decimal: '43,5%'. */
export function formatPercent(percentage: number): string {
  return `${percents(percentage)}%`;
}
