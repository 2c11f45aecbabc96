/** The first and the last day that people may give, YYYY-MM-DD. Later ones are slips, and beyond year 9999 a day is written in another way. */
export const dayBounds = { first: '1900-01-01', last: '2199-12-31' } as const;

export function isWithinBounds(day: string): boolean {
  return day >= dayBounds.first && day <= dayBounds.last;
}
