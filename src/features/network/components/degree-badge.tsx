import { Badge } from '../../../platform/web/kit/badge.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { useRelation } from '../hooks/lists.ts';

const degrees: Record<number, { short: string; long: string }> = {
  1: { short: '1e', long: 'eerstegraads connectie' },
  2: { short: '2e', long: 'tweedegraads connectie' },
  3: { short: '3e+', long: 'derdegraads connectie of verder' },
};

/** How far a person is from the viewer. */
export function DegreeBadge({ personId }: { personId: string }) {
  const degree = degrees[useRelation(personId).data?.degree ?? 0];
  if (degree === undefined) return null;
  return (
    <Badge tone="outline">
      <span aria-hidden="true">{degree.short}</span>
      <Hidden>{degree.long}</Hidden>
    </Badge>
  );
}
