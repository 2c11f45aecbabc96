import { Badge } from '../../../platform/web/kit/badge.tsx';
import type { TalentCard } from '../contract.ts';
import { availabilityLabels } from '../policy.ts';

const tones = { available: 'leaf', busy: 'waiting', unavailable: 'outline' } as const;

/** Whether a talent is free for something new. */
export function AvailabilityBadge({ talent: { availability } }: { talent: Pick<TalentCard, 'availability'> }) {
  return <Badge tone={tones[availability]}>{availabilityLabels[availability]}</Badge>;
}
