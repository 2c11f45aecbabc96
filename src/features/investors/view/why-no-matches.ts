import type { Dashboard } from '../contract.ts';
import { hasCriteria } from './has-criteria.ts';

/** Why an investor has no matches: none meets their criteria; without criteria they dismissed all, or there are none at all. */
export function whyNoMatches({ criteria, dismissed }: Pick<Dashboard, 'criteria' | 'dismissed'>): 'unmet' | 'dismissed' | 'none' {
  if (hasCriteria(criteria)) return 'unmet';
  return dismissed > 0 ? 'dismissed' : 'none';
}
