import type { Pages } from '../../../platform/web/lists/use-pages.ts';
import type { Dashboard, DashboardProject } from '../contract.ts';
import { percentageOf } from '../policy.ts';

type Matches = Pick<Pages<DashboardProject>, 'state' | 'items' | 'more'>;

/**
 * The figures beside a list of matches. Figures are counted once a minute at most, the list is of now: once all of it is loaded, its
 * length is the number of matches.
 */
export function figuresBeside(figures: Dashboard['figures'], { state, items, more }: Matches): Dashboard['figures'] {
  if (figures === null || state !== 'loaded' || more !== 'none') return figures;
  const matches = items.filter(({ isDismissed }) => !isDismissed).length;
  const total = Math.max(figures.total, matches);
  return { total, matches, percentage: percentageOf({ matches, total }) };
}
