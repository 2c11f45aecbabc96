/** Days before a declined person may ask again; the one who declined may ask at any time (docs/product.md, Network). */
const askAgainDays = 30;

/** Returns the moment from which a declined person may ask again. */
export function askAgainFrom(declinedAt: Date): Date {
  return new Date(declinedAt.getTime() + askAgainDays * 86_400_000);
}
