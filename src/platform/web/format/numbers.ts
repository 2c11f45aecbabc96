import { formatPlainNumber, isPlainNumber } from '../../plain-number.ts';
import { numberFormat } from './locale.ts';

const numbers = numberFormat();
const wholeEuros = numberFormat({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const eurosAndCents = numberFormat({ style: 'currency', currency: 'EUR' });

/** A number as Dutch writes it, with up to three decimals: '1.234', '4,5'. */
export function formatNumber(value: number): string {
  return isPlainNumber(value, 3) ? formatPlainNumber(value, 3).replace(/,?0+$/, '') : numbers(value);
}

/** An amount in euros; cents only where there are some: '€ 5.000', '€ 82,50'. */
export function formatEuros(amount: number): string {
  const isWhole = Number.isInteger(amount);
  if (isPlainNumber(amount, 2)) return `€\u00a0${formatPlainNumber(amount, isWhole ? 0 : 2)}`;
  return (isWhole ? wholeEuros : eurosAndCents)(amount);
}
