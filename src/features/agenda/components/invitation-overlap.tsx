import { dayOf } from '../../../platform/zoned-time.ts';
import type { Meeting } from '../contract.ts';
import { useOverlap } from '../hooks/find.ts';
import { OverlapWarning } from './overlap-warning.tsx';

/** Lists what the viewer already has at the time of an invitation, before they accept it. */
export function InvitationOverlap({ meeting: { id, person, startTime, endTime }, zone }: { meeting: Meeting; zone: string }) {
  const overlap = useOverlap({ startTime, endTime, participantId: person.id, except: id });
  return <OverlapWarning own={overlap?.own ?? []} day={dayOf(startTime, zone)} zone={zone} />;
}
