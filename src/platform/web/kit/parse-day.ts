import { monthNames } from '../../calendar.ts';

const separated = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]+)\.?(?:[\s./-]+(\d{4}|\d{2}))?$/;

/**
 * Reads a day as people type it: '24-12-2026', '24/12/26', '24 dec', '2026-12-24'. Returns YYYY-MM-DD, or null for what is no
 * day. Without a year it is the first such day from `today`.
 */
export function parseDay(text: string, today: string): string | null {
  const typed = text.trim().toLowerCase();
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) return existing(typed);
  const [, day = '', month = '', year] = separated.exec(typed) ?? [];
  const number = /^\d/.test(month) ? Number(month) : monthNamed(month);
  if (day === '' || number === 0) return null;
  const rest = `-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year !== undefined) return existing(`${year.padStart(4, '20')}${rest}`);
  const thisYear = Number(today.slice(0, 4));
  // 29 February comes once in four years, or in eight.
  return (
    Array.from({ length: 9 }, (_, years) => existing(`${thisYear + years}${rest}`)).find((found) => found !== null && found >= today) ??
    null
  );
}

/** The number of a month by its name or its first letters, at least three; 'mrt' too. 0 if there is none. */
function monthNamed(name: string): number {
  if (name === 'mrt') return 3;
  return name.length < 3 ? 0 : monthNames.findIndex((month) => month.startsWith(name)) + 1;
}

function existing(day: string): string | null {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
