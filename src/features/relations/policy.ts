/** Days before the same person may ask again after a refusal; the other may ask at any time (docs/product.md, Network). */
export const askAgainDays = 30;

/** From when who was declined at this moment may ask again. */
export function askAgainFrom(declinedAt: Date): Date {
  return new Date(declinedAt.getTime() + askAgainDays * 86_400_000);
}
