import { formatEuros, formatNumber } from '../../../../platform/web/format/numbers.ts';

const scales = [
  { name: 'miljard', size: 1_000_000_000 },
  { name: 'miljoen', size: 1_000_000 },
];

/** An amount as slides say it: '€ 1,25 miljoen' where that is exact, else '€ 1.254.300'. */
export function sayEuros(amount: number): string {
  const scale = scales.find(({ size }) => Math.abs(amount) >= size);
  if (scale === undefined || amount % (scale.size / 100) !== 0) return formatEuros(amount);
  return `€\u00a0${formatNumber(amount / scale.size)}\u00a0${scale.name}`;
}

/** A percentage with a decimal only where it has one: '43,5%', '40%'. */
export function sayPercent(percentage: number): string {
  return `${formatNumber(percentage)}%`;
}
