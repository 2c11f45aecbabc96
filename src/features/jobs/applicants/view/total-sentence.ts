import { type ApplicationPart, applicationParts } from '../../applications/policy.ts';

/** How many there are, with those that the board has no column for; empty without any. */
export function totalSentence(counts: Record<ApplicationPart, number>): string {
  const total = applicationParts.reduce((sum, part) => sum + counts[part], 0);
  if (total === 0) return '';
  const all = total === 1 ? '1 sollicitatie' : `${total} sollicitaties`;
  return counts.withdrawn === 0 ? all : `${all}, waarvan ${counts.withdrawn} ingetrokken`;
}
