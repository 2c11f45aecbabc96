/** After a declined request the same person may ask again after so many days; the other at any time (decision 23). */
export const askAgainDays = 30;

/** From when who was declined at this moment may ask again. */
export function askAgainFrom(declinedAt: Date): Date {
  return new Date(declinedAt.getTime() + askAgainDays * 86_400_000);
}
