const locale = 'nl-NL';

/** Every date names its zone, so that server and browser write the same. */
const timeZone = 'Europe/Brussels';

const numbers = new Intl.NumberFormat(locale);
const longDates = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const times = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
const wholeEuros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const eurosAndCents = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });

/** Named here because browsers and servers shorten them differently. */
const shortMonths = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

const dates = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
const months = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' });

/** januari to december */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_month, index) => months.format(Date.UTC(2026, index)));

/** '20 november 2026' */
export function formatDate(instant: string): string {
  return dates.format(new Date(instant));
}

/** A number as Dutch writes it: 1.234. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** An amount in euros; cents only where there are some: '€ 5.000', '€ 82,50'. */
export function formatEuros(amount: number): string {
  return (Number.isInteger(amount) ? wholeEuros : eurosAndCents).format(amount);
}

/** A month that is given as YYYY-MM: 'mrt 2020'. */
export function formatMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${shortMonths[Number(number) - 1] ?? ''} ${year}`.trim();
}

/** 'vrijdag 20 november 2026 om 18:07', put together here because browsers join date and time differently. */
export function formatLongDateTime(instant: string): string {
  const date = new Date(instant);
  return `${longDates.format(date)} om ${times.format(date)}`;
}

/** How long to wait, rounded up: '40 seconden', '1 minuut', '2 uur'. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 seconde' : `${seconds} seconden`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? '1 minuut' : `${minutes} minuten`;
  return `${Math.ceil(minutes / 60)} uur`;
}
