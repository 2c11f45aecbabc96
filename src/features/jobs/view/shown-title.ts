/** A title as it is shown: everybody may apply, and says so (docs/decisions/039-words-of-jobs.md). */
export function shownTitle(title: string): string {
  return `${title} (m/v/x)`;
}
