import { Text } from '../../../../platform/web/kit/text.tsx';
import { closedSentence } from '../../texts.ts';
import type { OwnCard } from '../contract.ts';

/** Says that the job was closed, to an applicant whose application goes on; nothing otherwise. */
export function ClosedJob({ application: { jobClosing, status } }: { application: Pick<OwnCard, 'jobClosing' | 'status'> }) {
  const isRunning = status === 'pending' || status === 'viewed' || status === 'in_review' || status === 'invited';
  if (jobClosing === null || !isRunning) return null;
  return <Text size="small">{closedSentence(jobClosing)}</Text>;
}
