import { Badge } from '../../../../platform/web/kit/badge.tsx';
import type { ApplicationStatus } from '../policy.ts';
import { toldStatuses } from '../texts.ts';

const tones = {
  pending: 'outline',
  viewed: 'outline',
  in_review: 'waiting',
  invited: 'leaf',
  hired: 'leaf',
  rejected: 'plain',
  withdrawn: 'plain',
} as const;

/** The status of an application, as its applicant reads it. */
export function ToldBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={tones[status]}>{toldStatuses[status].label}</Badge>;
}
