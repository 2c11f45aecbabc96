/** How the database keeps the months of entries: by their first days. Another day says that only its year is known. */

/** The day of a beginning, given as YYYY-MM or YYYY; no month of the year comes before it but January. */
export const fromDay = (month: string | null) => dayOf(month, '01-02');

/** The day of an end; no month of the year comes after it. */
export const toDay = (month: string | null) => dayOf(month, '12-31');

function dayOf(month: string | null, dayOfYear: string): string | null {
  if (month === null) return null;
  return month.length === 4 ? `${month}-${dayOfYear}` : `${month}-01`;
}

/** YYYY-MM, or YYYY where only the year is known. */
export function monthOf(day: string | null): string | null {
  return day?.slice(0, day.endsWith('-01') ? 7 : 4) ?? null;
}
