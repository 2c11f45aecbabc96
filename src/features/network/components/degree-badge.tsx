import { Badge } from '../../../platform/web/kit/badge.tsx';
import { useRelation } from '../hooks/lists.ts';

const degrees: Record<number, { short: string; long: string }> = {
  1: { short: '1e', long: 'jullie zijn verbonden' },
  2: { short: '2e', long: 'jullie delen een connectie' },
  3: { short: '3e+', long: 'jullie delen nog geen connectie' },
};

/** How far a person is from the viewer. */
export function DegreeBadge({ personId }: { personId: string }) {
  const degree = degrees[useRelation(personId).data?.degree ?? 0];
  if (degree === undefined) return null;
  return (
    <Badge tone="outline">
      {degree.short} · {degree.long}
    </Badge>
  );
}
