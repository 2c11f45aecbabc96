import { formatWeekday, formatWholeDay, shortMonths } from '../../calendar.ts';
import { formatPlainNumber, isPlainNumber } from '../../plain-number.ts';
import { clockOf, dayOf } from '../../zoned-time.ts';
import { numberFormat, timeZone } from './locale.ts';

const numbers = numberFormat();
const wholeEuros = numberFormat({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const eurosAndCents = numberFormat({ style: 'currency', currency: 'EUR' });
const dayOnly = /^\d{4}-\d\d-\d\d$/;

/** '20 november 2026', of an instant or of a day, YYYY-MM-DD. */
export function formatPlainDate(instant: string): string {
  return formatWholeDay(dayOnly.test(instant) ? instant : dayOf(instant, timeZone));
}

/** A date for a page, where a line never ends inside it; a text that is read or drawn elsewhere takes the plain one. */
export function formatDate(instant: string): string {
  return unbroken(formatPlainDate(instant));
}

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

/** A month that is given as YYYY-MM: 'mrt 2020'; a year stays as it is. */
export function formatMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${shortMonths[Number(number) - 1] ?? ''} ${year}`.trim();
}

/** 'vrijdag 20 november 2026 om 18:07'; a line ends before or after the date. */
export function formatLongDateTime(instant: string): string {
  const day = dayOf(instant, timeZone);
  return `${formatWeekday(day)} ${unbroken(formatWholeDay(day))} ${unbroken(`om ${clockOf(instant, timeZone)}`)}`;
}

/** Keeps the words of a text on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
