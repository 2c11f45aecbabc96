import { Text } from '../../../../platform/web/kit/text.tsx';
import { dayOf } from '../../../../platform/zoned-time.ts';
import { jobZone } from '../../policy.ts';
import { isOver } from '../policy.ts';
import { promiseSentence } from '../view/sentences.ts';

type AnswerPromiseProps = {
  application: { appliedAt: string; dueOn: string | null; companyName: string } /** The present moment. */;
  now: number;
};

/** The answer that an applicant may expect, and by when; nothing when none is owed. */
export function AnswerPromise({ application, now }: AnswerPromiseProps) {
  const today = dayOf(new Date(now).toISOString(), jobZone);
  const sentence = promiseSentence(application, today);
  if (sentence === null) return null;
  const isLate = application.dueOn !== null && isOver(application.dueOn, today);
  return (
    <Text size="small" tone={isLate ? 'ink' : 'muted'}>
      {sentence}
    </Text>
  );
}
