import type { ProjectViews } from '../contract.ts';

/** Says how often members looked at a project in the last seven days. */
export function viewsSentence({ days }: ProjectViews): string {
  const count = days.slice(-7).reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return 'Nog niet bekeken in de afgelopen zeven dagen.';
  return `${count} keer door leden bekeken in de afgelopen zeven dagen.`;
}
