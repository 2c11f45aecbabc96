import { daysBetween, formatDayAndMonth } from '../../../../platform/calendar.ts';
import { unbroken } from '../../../../platform/web/format/unbroken.ts';
import { dayOf } from '../../../../platform/zoned-time.ts';
import { answerDay } from '../../applications/policy.ts';
import { dueSentence } from '../../applications/view/due-sentence.ts';
import { jobZone } from '../../policy.ts';
import { type AnswerOutcome, isOver, missedDays, missedFrom } from '../policy.ts';

type Promised = {
  appliedAt: string;
  /** Null when an answer came, or none is expected. */
  dueOn: string | null;
  companyName: string;
};

/** The promise of an answer as its applicant reads it; null without one. */
export function promiseSentence({ appliedAt, dueOn, companyName }: Promised, today: string): string | null {
  if (dueOn === null) return null;
  const day = unbroken(formatDayAndMonth(dueOn));
  if (!isOver(dueOn, today)) {
    const isExtended = dueOn > answerDay(new Date(appliedAt));
    return `${isExtended ? 'Nog in behandeling. ' : ''}${dueSentence(dueOn)}`;
  }
  if (today < missedFrom(dayOf(appliedAt, jobZone))) return `Je had uiterlijk ${day} een antwoord moeten krijgen. Het kan nog komen.`;
  return `${companyName} heeft je binnen ${missedDays} dagen niet geantwoord. Dat hoort niet, en het zegt niets over jou.`;
}

/** The time that is left for an answer, as its poster reads it. */
export function timeLeft(dueOn: string, today: string): string {
  const days = daysBetween(today, dueOn);
  if (days < 0) return days === -1 ? '1 dag te laat' : `${-days} dagen te laat`;
  if (days === 0) return 'Vandaag nog';
  return days === 1 ? 'Nog tot morgen' : `Nog ${days} dagen`;
}

/** The last day for an answer as its poster reads it: 'Antwoord uiterlijk 6 december', and once it is over 'Antwoord 2 dagen te laat' */
export function owedSentence(dueOn: string, today: string): string {
  return isOver(dueOn, today) ? `Antwoord ${unbroken(timeLeft(dueOn, today))}` : dueSentence(dueOn);
}

/** The outcomes of applications as posters read them. */
export const outcomeLabels: Record<AnswerOutcome, string> = {
  'on-time': 'Op tijd',
  late: 'Te laat',
  waiting: 'Wacht nog',
  missed: 'Geen antwoord',
};
