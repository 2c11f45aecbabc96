import { dateFormat, numberFormat, shortMonths } from './locale.ts';

const numbers = numberFormat();
const wholeEuros = numberFormat({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const eurosAndCents = numberFormat({ style: 'currency', currency: 'EUR' });
const thousands = /\B(?=(?:\d{3})+$)/g;
const times = dateFormat({ hour: '2-digit', minute: '2-digit' });
const dates = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const weekdays = dateFormat({ weekday: 'long' });

export const monthNames: readonly string[] = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
];

const dayOnly = /^(\d{4})-(\d\d)-(\d\d)$/;

/** '20 november 2026', of an instant or of a day, YYYY-MM-DD. A day needs no formatter: those took 1 % of a project's page. */
export function formatPlainDate(instant: string): string {
  const [, year, month, day] = dayOnly.exec(instant) ?? [];
  return year === undefined ? dates(new Date(instant)) : `${Number(day)} ${monthNames[Number(month) - 1]} ${year}`;
}

/** A date for a page, where a line never ends inside it; a text that is read or drawn elsewhere takes the plain one. */
export function formatDate(instant: string): string {
  return unbroken(formatPlainDate(instant));
}

/** A number as Dutch writes it: 1.234. */
export function formatNumber(value: number): string {
  return isPlain(value) ? group(value) : numbers(value);
}

/** An amount in euros; cents only where there are some: '€ 5.000', '€ 82,50'. */
export function formatEuros(amount: number): string {
  if (isPlain(amount)) return `€\u00a0${group(amount)}`;
  return (Number.isInteger(amount) ? wholeEuros : eurosAndCents)(amount);
}

/** A month that is given as YYYY-MM: 'mrt 2020'; a year stays as it is. */
export function formatMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${shortMonths[Number(number) - 1] ?? ''} ${year}`.trim();
}

/** 'vrijdag 20 november 2026 om 18:07', put together here because browsers join date and time differently; a line ends before or after the date. */
export function formatLongDateTime(instant: string): string {
  const date = new Date(instant);
  return `${weekdays(date)} ${unbroken(dates(date))} ${unbroken(`om ${times(date)}`)}`;
}

/** Keeps the words of a text on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** Most numbers are, and need no formatter: the first of a page takes browsers some 11 ms, and slow phones several times that. */
function isPlain(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function group(value: number): string {
  return String(value).replace(thousands, '.');
}
